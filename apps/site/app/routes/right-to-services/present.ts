import type { Row } from '@nagardwar/contract/browser'
import { documentFacts } from '../../components/pdf/document-facts.ts'

/** The documents in the order of the council, with their known file facts. */
export const presentServiceDocuments = (rows: readonly Row<'rightToServicesDocuments'>[]) =>
  rows.map(({ id, description, pdf, files }) => ({
    id,
    title: description,
    path: pdf || undefined,
    ...documentFacts({ files }, pdf),
  }))
