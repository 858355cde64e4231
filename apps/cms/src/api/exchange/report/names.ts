import type { CollectionSlug, Payload } from 'payload'
import { settingNames } from '../../../content/globals/setting-names.ts'
import type { Words } from '../../../platform/words/words.ts'
import { tablesOf } from '../tables.ts'
import { visitorTable } from '../visitor-count.ts'
import type { Names } from './rows.ts'

const files: Words = { en: 'Files', mr: 'फाइली' }
const visitorCount: Words = { en: 'Number of visitors', mr: 'अभ्यागतांची संख्या' }

/** The desk's name for the collection of a sheet, or else the name of the file. */
export function tableNames(payload: Payload): Names {
  const names = new Map<string, Words>(
    tablesOf(payload)
      .filter(({ slug }) => slug !== 'settings')
      .map(({ name, slug }) => [
        name,
        payload.collections[slug as CollectionSlug].config.labels.plural as unknown as Words,
      ]),
  )
  names.set('files', files).set('settings', settingNames.settings).set(visitorTable, visitorCount)
  return (table) => names.get(table) ?? { en: table, mr: table }
}
