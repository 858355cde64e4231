import { type Field, type ListName, lists } from '@nagardwar/contract'
import type { CollectionSlug, Payload } from 'payload'
import { publicRecords } from '../../content/public-records.ts'
import { listRecords, mediaFiles, synonymGroups } from '../records.ts'
import type { Bilingual } from './bilingual.ts'
import { listOf } from './collections.ts'
import { uploadsOf } from './files.ts'
import type { StoredRecord } from './to-wire.ts'

type Picture = { upload: string; words: Bilingual | undefined }

/** Fields of a record that say what its picture shows. Other pictures have their words in the media library. */
const pictureWords: { readonly [N in ListName]?: Readonly<Record<string, string>> } = {
  sliders: { image: 'caption' },
  websiteLinks: { logo: 'name' },
  publications: { cover: 'name' },
  settings: { logo: 'name' },
}

const pictureFields = (name: ListName) =>
  Object.entries<Field>(lists[name].fields).filter(
    ([, { kind }]) => kind === 'picture' || kind === 'pictures',
  )

function picturesIn(name: ListName, record: StoredRecord): Picture[] {
  return pictureFields(name).flatMap(([field, declared]) => {
    const words = record[pictureWords[name]?.[field] ?? ''] as Bilingual | undefined
    return uploadsOf(declared, record[field]).map((upload) => ({ upload, words }))
  })
}

/**
 * The pictures of all records that residents can see now. Addresses of other pictures stay secret until their day.
 */
async function picturesShown(payload: Payload): Promise<Picture[]> {
  const shown = (await listRecords(payload, 'settings')).flatMap((record) => picturesIn('settings', record))
  for (const collection of Object.keys(payload.collections) as CollectionSlug[]) {
    const name = listOf(collection)
    if (!name || pictureFields(name).length === 0) continue
    for (const record of await listRecords(payload, name)) shown.push(...picturesIn(name, record))
  }
  return shown
}

/** The descriptions of pictures. If several records show the same picture, the first one describes it. */
async function pictureTexts(payload: Payload): Promise<StoredRecord[]> {
  const shown = await picturesShown(payload)
  const files = await mediaFiles(payload, new Set(shown.map(({ upload }) => upload)))
  const texts = new Map<string, StoredRecord>()
  for (const { upload, words } of shown) {
    const file = files.get(upload)
    const text = words ?? file?.alt
    if (file && !texts.has(upload))
      texts.set(upload, { id: Number(upload) * 3 + 1, key: `image:${file.path}`, text })
  }
  return [...texts.values()].filter(({ text }) => hasWords(text as Bilingual | undefined))
}

const hasWords = (text: Bilingual | undefined): boolean => Boolean(text?.en || text?.mr)

/**
 * Staff's own wordings, descriptions of pictures, and synonyms for the search. Each kind uses every third number, so
 * that no two rows have the same one.
 */
export async function textRecords(payload: Payload): Promise<StoredRecord[]> {
  const wordings = await publicRecords(payload, 'texts')
  const pictures = await pictureTexts(payload)
  const groups = await synonymGroups(payload)
  return [
    ...wordings.map(({ id, key, text }) => ({ id: id * 3, key, text })),
    ...pictures,
    ...groups.map(({ id, words }) => ({ id: id * 3 + 2, key: `synonyms:${id}`, text: words.join(', ') })),
  ]
}
