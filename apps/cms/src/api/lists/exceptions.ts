import type { Language } from '@nagardwar/contract'
import type { DataFromCollectionSlug } from 'payload'
import { availability } from '../../content/collections/screen-readers.ts'
import { departmentPage } from '../../content/pages/department-page.ts'
import type { RecordList, SlugOf } from './collections.ts'

type RecordOf<N extends RecordList> = DataFromCollectionSlug<SlugOf<N>>

type Linked = { link: string; marathiLink?: string | null }
const linked = <L extends Linked>(entry: L, language: Language): L => ({
  ...entry,
  link: (language === 'mr' && entry.marathiLink) || entry.link,
})

/**
 * Records that hold a field in another form than the contract. Each entry gives the record in the contract's form.
 */
export const exceptions: {
  readonly [N in RecordList]?: (record: RecordOf<N>, language: Language) => object
} = {
  mainMenu: (entry, language) => ({
    ...linked(entry, language),
    items: entry.items?.map((item) => linked(item, language)),
  }),
  disclosureDepartments: (department) => ({
    ...department,
    link: department.link || departmentPage(department.name.en || (department.name.mr ?? '')),
  }),
  tenders: (tender) => ({
    ...tender,
    status: tender.isNew ? 'New' : '-',
    published: tender.record?.publishedOn,
  }),
  publicNotices: (notice) => ({ ...notice, published: notice.record?.publishedOn }),
  news: (item) => ({ ...item, published: item.record?.publishedOn }),
  screenReaders: (reader) => ({ ...reader, available: availability[reader.available] }),
}
