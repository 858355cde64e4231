import { type Row, toAsciiDigits } from '@nagardwar/contract/browser'
import { pathKey } from '../disclosure/same-path.ts'

export type Service = Row<'serviceFacts'>

/** The list of the council's services. */
export const servicesPath = '/services'

/** The page that home leads to, where the council has such a service. */
export const birthCertificatePath = `${servicesPath}/birth-certificate`

/** What is at an address below it: the list, a service, or the letter of an appeal. */
export type ServicePlace =
  | { kind: 'list' }
  | { kind: 'service'; link: string }
  | { kind: 'letter'; link: string; appeal: Appeal }

export const appeals = ['first', 'second'] as const
export type Appeal = (typeof appeals)[number]

const below = /^\/services\/([^/]+)(?:\/(first|second)-appeal)?$/

export function servicePlace(barePath: string): ServicePlace | undefined {
  if (barePath === servicesPath) return { kind: 'list' }
  const [, name, appeal] = below.exec(barePath) ?? []
  if (!name) return undefined
  const link = `${servicesPath}/${name}`
  return appeal ? { kind: 'letter', link, appeal: appeal as Appeal } : { kind: 'service', link }
}

/** The page of a letter, without language. */
export const letterPath = (link: string, appeal: Appeal): string => `${link}/${appeal}-appeal`

export const isAt = (link: string, service: Pick<Service, 'link'>): boolean => pathKey(service.link) === link

/** The days as a number; undefined where the council has not given them. */
export const daysOf = ({ days }: Pick<Service, 'days'>): number | undefined =>
  days === '' ? undefined : Number(toAsciiDigits(days))
