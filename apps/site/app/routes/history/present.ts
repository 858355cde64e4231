import { type Row, withBreaksAs } from '@nagardwar/contract/browser'

/** The welcome text as paragraphs, one per line. A record may have several. */
export const presentParagraphs = (rows: readonly Row<'history'>[]) =>
  rows.flatMap((row) =>
    withBreaksAs(row.description, '\n')
      .split('\n')
      .filter((text) => text !== '')
      .map((text, index) => ({ id: `${row.id} ${index}`, text })),
  )

/** The officers in the order of the council. The portrait and the e-mail address are optional. */
export const presentOfficers = (rows: readonly Row<'officers'>[]) =>
  rows.map(({ id, name, designation, email, image, files }) => ({
    id,
    name,
    designation,
    email: email || undefined,
    portrait: { path: image || undefined, facts: image ? files?.[image] : undefined },
  }))
