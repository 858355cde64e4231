import type { Payload } from 'payload'

export type Template = { id: number; name: string; en: string; mr: string }

type Filled = Readonly<Record<'name' | 'subject' | 'reference', string>>

const filledIn = (text: string, values: Filled): string =>
  text.replace(/\{(name|subject|reference)\}/g, (_all, key: keyof Filled) => values[key])

/** The texts with which an answer may begin, with this feedback’s values. A text in one language stands in both. */
export async function templatesFor(payload: Payload, values: Filled): Promise<Template[]> {
  const { docs } = await payload.find({
    collection: 'answer-templates',
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id, name, text }) => ({
    id,
    name,
    en: filledIn(text.en, values),
    mr: filledIn(text.mr || text.en, values),
  }))
}
