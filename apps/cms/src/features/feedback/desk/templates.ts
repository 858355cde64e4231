import type { Payload } from 'payload'

export type Template = { id: number; name: string; en: string; mr: string }

type Filled = Readonly<Record<'name' | 'subject' | 'reference', string>>

/** A text with what it names of a message. */
export const filledIn = (text: string, values: Filled): string =>
  text.replace(/\{(name|subject|reference)\}/g, (_all, key: keyof Filled) => values[key])

/** The texts with which an answer may begin. A text in one language stands in both. */
export async function allTemplates(payload: Payload): Promise<Template[]> {
  const { docs } = await payload.find({
    collection: 'answer-templates',
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id, name, text }) => ({ id, name, en: text.en, mr: text.mr || text.en }))
}

/** The same with this feedback’s values. */
export const templatesFor = async (payload: Payload, values: Filled): Promise<Template[]> =>
  (await allTemplates(payload)).map((each) => ({
    ...each,
    en: filledIn(each.en, values),
    mr: filledIn(each.mr, values),
  }))
