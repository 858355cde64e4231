import { type Row, withBreaksAs } from '@nagardwar/contract/browser'

/** The welcome text as paragraphs, one per line. */
export const presentParagraphs = ({ description }: Row<'history'>) =>
  withBreaksAs(description, '\n')
    .split('\n')
    .filter((text) => text !== '')
    .map((text, id) => ({ id, text }))

/** The officers in the order of the council. The portrait and the e-mail address are optional. */
export const presentOfficers = (rows: readonly Row<'officers'>[]) =>
  rows.map(({ id, name, designation, email, image, files }) => ({
    id,
    name,
    designation,
    email: email || undefined,
    portrait: { path: image || undefined, facts: image ? files?.[image] : undefined },
  }))
