import type { Row } from '@nagardwar/contract/browser'
import { documentFacts } from '../../components/pdf/document-facts.ts'

/** The sheets of the development plan in the order of the council. Picture and document are optional. */
export const presentMaps = (
  rows: readonly Row<'developmentPlanMaps'>[],
  pictureText: (path: string) => string,
) =>
  rows.map(({ id, name, image, pdf, files }) => ({
    id,
    name,
    path: image,
    alt: (image && pictureText(image)) || name,
    facts: image ? files?.[image] : undefined,
    pdf: pdf || undefined,
    ...documentFacts({ files }, pdf),
  }))
