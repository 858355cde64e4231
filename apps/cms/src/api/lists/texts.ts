import { languages } from '@nagardwar/contract'
import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { publicRecords, synonymGroups } from '../records.ts'
import { tellerIn } from '../teller.ts'
import { filesIn, recordsTelling, settingsTelling, type Telling } from '../telling.ts'
import { lists, type RecordList } from './index.ts'
import type { Bilingual } from './mapping.ts'

type Picture = { id: number; path: string; words: Bilingual }

// A bilingual document is a group of uploads too, but its halves are named after their languages.
const hasPictures = (fields: FlattenedField[]): boolean =>
  fields.some((field) => {
    if (field.type === 'upload') return field.name !== 'en' && field.name !== 'mr'
    return (field.type === 'array' || field.type === 'group') && hasPictures(field.flattenedFields)
  })

const showsPictures = (payload: Payload, name: RecordList): boolean => {
  const slug: CollectionSlug = lists[name].collection
  return hasPictures(payload.collections[slug].config.flattenedFields)
}

/** Every picture that residents can see now. Others are left out: their addresses would be known before their time. */
async function picturesShown(payload: Payload): Promise<Picture[]> {
  const names = (Object.keys(lists) as RecordList[]).filter((name) => showsPictures(payload, name))
  const tellings = [await settingsTelling(payload)]
  for (const name of names) tellings.push(await recordsTelling(payload, name))
  const files = await filesIn(payload, tellings)
  const pictures = new Map<string, Picture>()
  for (const language of languages) {
    const teller = tellerIn(
      language,
      (upload) => files.get(upload)?.path ?? '',
      (upload, path, words) => {
        const known = pictures.get(upload)?.words
        pictures.set(upload, { id: Number(upload), path, words: known ?? words ?? files.get(upload)?.alt })
      },
    )
    for (const telling of tellings) telling(teller)
  }
  return [...pictures.values()].filter(({ words }) => words?.en || words?.mr)
}

/**
 * Staff's own wordings, what the pictures show, and the words that mean the same in a search. Each kind has every
 * third number, so that no two rows share one.
 */
export async function textsTelling(payload: Payload): Promise<Telling> {
  const wordings = await publicRecords(payload, 'texts')
  const pictures = await picturesShown(payload)
  const groups = await synonymGroups(payload)
  return (tell) => [
    ...wordings.map(({ id, key, text }) => ({ id: id * 3, key, text: tell.text(text) })),
    ...pictures.map(({ id, path, words }) => ({
      id: id * 3 + 1,
      key: `image:${path}`,
      text: tell.text(words),
    })),
    ...groups.map(({ id, words }) => ({ id: id * 3 + 2, key: `synonyms:${id}`, text: words.join(', ') })),
  ]
}
