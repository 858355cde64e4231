import type { CollectionSlug, Payload } from 'payload'
import type { Words } from '../../fields/words.ts'
import { tablesOf } from '../tables.ts'
import type { Names } from './rows.ts'

const files: Words = { en: 'Files', mr: 'फाइल्स' }
const settings: Words = { en: 'The council’s settings', mr: 'नगरपरिषदेच्या सेटिंग्ज' }

/** How the desk calls the collection behind a sheet, and the file's name where it knows none. */
export function tableNames(payload: Payload): Names {
  const names = new Map<string, Words>(
    tablesOf(payload)
      .filter(({ slug }) => slug !== 'settings')
      .map(({ name, slug }) => [
        name,
        payload.collections[slug as CollectionSlug].config.labels.plural as unknown as Words,
      ]),
  )
  names.set('files', files).set('settings', settings)
  return (table) => names.get(table) ?? { en: table, mr: table }
}
