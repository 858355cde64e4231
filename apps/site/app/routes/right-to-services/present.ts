import type { Row } from '@nagardwar/contract/browser'

/** The documents in the order of the council, with their known file facts. */
export const presentServiceDocuments = (rows: readonly Row<'rightToServicesDocuments'>[]) =>
  rows.map(({ id, description, pdf, files }) => ({
    id,
    title: description,
    path: pdf || undefined,
    bytes: pdf ? files?.[pdf]?.bytes : undefined,
  }))
