import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../i18n/format.ts'
import { linesOf } from '../i18n/lines-of.ts'

type Ward = Row<'wards'>

/** An area with the ward that it lies in. One that lies in two is there twice. */
export type Area = { name: string; ward: Ward }

/** What residents call parts of the ward. */
export const areasOf = ({ areas }: Ward): string[] => [...new Set(linesOf(areas))]

export const hasAreas = (ward: Ward): boolean => areasOf(ward).length > 0

/** The areas of all wards in the order of the language's alphabet. */
export const allAreas = (wards: readonly Ward[], { inOrder }: Format): Area[] =>
  wards
    .flatMap((ward) => areasOf(ward).map((name) => ({ name, ward })))
    .sort((one, other) => inOrder(one.name, other.name))
