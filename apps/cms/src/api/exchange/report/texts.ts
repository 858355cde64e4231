import type { Words } from '../../../platform/words/words.ts'
import type { Outcome } from '../store-record.ts'

export const outcomes: Record<Outcome, Words> = {
  created: { en: 'New', mr: 'नवीन' },
  updated: { en: 'Changed', mr: 'बदलले' },
  unchanged: { en: 'As before', mr: 'पूर्वीप्रमाणे' },
  'left-out': { en: 'Left out', mr: 'वगळले' },
}

export const statuses: Record<'draft' | 'published' | '', Words> = {
  draft: { en: 'Draft', mr: 'मसुदा' },
  published: { en: 'Published', mr: 'प्रसिद्ध' },
  '': { en: '', mr: '' },
}

export const columns = {
  list: { en: 'List', mr: 'यादी' },
  number: { en: 'Number at the source', mr: 'स्रोतातील क्रमांक' },
  title: { en: 'Title', mr: 'शीर्षक' },
  outcome: { en: 'What happened', mr: 'काय झाले' },
  status: { en: 'Status here', mr: 'येथील स्थिती' },
  record: { en: 'Number here', mr: 'येथील क्रमांक' },
  kind: { en: 'Kind', mr: 'प्रकार' },
  field: { en: 'Field', mr: 'रकाना' },
  words: { en: 'What to know or do', mr: 'काय जाणून घ्यावे किंवा करावे' },
} satisfies Record<string, Words>

export const texts = {
  title: { en: 'Report of the import', mr: 'आयातीचा अहवाल' },
  source: { en: 'Source', mr: 'स्रोत' },
  dryRun: { en: 'Dry run: nothing was stored', mr: 'चाचणी: काहीही साठवलेले नाही' },
  drafts: { en: 'Stored as drafts', mr: 'मसुदे म्हणून साठवले' },
  published: {
    en: 'What was public there is published, where it is right',
    mr: 'तेथे सार्वजनिक असलेले, बरोबर असल्यास, प्रसिद्ध केले',
  },
  lists: { en: 'Lists', mr: 'याद्या' },
  rows: { en: 'Records', mr: 'नोंदी' },
  work: { en: 'Work for staff', mr: 'कर्मचाऱ्यांसाठी काम' },
  notes: { en: 'To know', mr: 'माहितीसाठी' },
  none: { en: 'None', mr: 'काही नाही' },
  all: { en: 'All rows', mr: 'सर्व ओळी' },
} satisfies Record<string, Words>
