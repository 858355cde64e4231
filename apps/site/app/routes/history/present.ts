import type { Row } from '@nagardwar/contract/browser'

/** The welcome text, a paragraph for each line; a record may hold several. */
export const presentParagraphs = (rows: readonly Row<'history'>[]) =>
  rows.flatMap((row) =>
    row.description
      .split(/\s*\n\s*/)
      .filter((text) => text !== '')
      .map((text, index) => ({ id: `${row.id} ${index}`, text })),
  )

/** The officers in the order of the council; one may have no portrait and no e-mail address. */
export const presentOfficers = (rows: readonly Row<'officers'>[]) =>
  rows.map(({ id, name, designation, email, image, files }) => ({
    id,
    name,
    designation,
    email: email || undefined,
    portrait: { path: image || undefined, facts: image ? files?.[image] : undefined },
  }))
