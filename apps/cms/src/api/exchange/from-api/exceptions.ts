import type { EveryRow } from '@nagardwar/contract'
import type { Alt } from '../import-files.ts'
import type { Incoming, Values } from '../incoming.ts'
import type { Languages } from './records-of.ts'

const pictureKey = 'image:'
const synonymKey = 'synonyms:'

type Texts = Map<string, Alt>

function byKey(rows: Languages): Texts {
  const texts: Texts = new Map()
  const add = (language: 'en' | 'mr', { row }: EveryRow): void => {
    const { key, text } = (row ?? {}) as Values
    if (typeof key === 'string' && typeof text === 'string' && text !== '')
      texts.set(key, { ...texts.get(key), [language]: text })
  }
  for (const row of rows.en) add('en', row)
  for (const row of rows.mr) add('mr', row)
  return texts
}

/** The same text in both languages means that it was not translated. */
const once = ({ en, mr }: Alt): Alt => ({
  ...(en ? { en } : {}),
  ...(mr && mr !== en ? { mr } : {}),
})

/** The list of texts contains three kinds: wordings, descriptions of pictures, and synonyms. */
export function exceptionsIn(rows: Languages): { alternativeTexts: Texts; records: Incoming[] } {
  const alternativeTexts: Texts = new Map()
  const records: Incoming[] = []
  for (const [key, both] of byKey(rows)) {
    const text = once(both)
    if (key.startsWith(pictureKey)) alternativeTexts.set(key.slice(pictureKey.length), text)
    else if (key.startsWith(synonymKey)) {
      const words = (both.en ?? both.mr ?? '').split(/,\s*/)
      records.push({ table: 'synonyms', keys: [key], isPublic: true, values: { words }, marks: [] })
    } else records.push({ table: 'texts', keys: [key], isPublic: true, values: { key, text }, marks: [] })
  }
  return { alternativeTexts, records }
}
