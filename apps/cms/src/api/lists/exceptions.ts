import type { Language } from '@nagardwar/contract'
import type { DataFromCollectionSlug } from 'payload'
import type { RecordList, SlugOf } from './collections.ts'

type RecordOf<N extends RecordList> = DataFromCollectionSlug<SlugOf<N>>

const availability = {
  free: { en: 'Free', mr: 'मोफत' },
  commercial: { en: 'Commercial', mr: 'व्यावसायिक' },
}

type Linked = { link: string; marathiLink?: string | null }
const linked = <L extends Linked>(entry: L, language: Language): L => ({
  ...entry,
  link: (language === 'mr' && entry.marathiLink) || entry.link,
})

/** A department without a link of its own has its page at its English name (contract.md, rule 7). */
const departmentPage = (englishName: string): string => `/${englishName.toLowerCase().replace(/\s+/g, '-')}`

/** Records that hold a field in another way than the contract: what the record would be if they did not. */
export const exceptions: {
  readonly [N in RecordList]?: (record: RecordOf<N>, language: Language) => object
} = {
  mainMenu: (entry, language) => ({
    ...linked(entry, language),
    items: entry.items?.map((item) => linked(item, language)),
  }),
  disclosureDepartments: (department) => ({
    ...department,
    link: department.link || departmentPage(department.name.en),
  }),
  tenders: (tender) => ({ ...tender, status: tender.isNew ? 'New' : '-' }),
  screenReaders: (reader) => ({ ...reader, available: availability[reader.available] }),
}
