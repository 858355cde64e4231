import { lists } from '@nagardwar/contract'
import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { bilingualPdf } from '../fields/file.ts'
import { relation } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

export const meetings = contentType({
  list: 'meetings',
  slug: 'meetings',
  group: departmentsAndDocuments,
  listedAs: 'title',
  columns: ['type', 'year.en', 'department'],
  fields: [
    choiceOf(lists.meetings.fields.type, 'type', { en: 'Kind of meeting', mr: 'सभेचा प्रकार' }),
    bilingualText('year', { en: 'Year', mr: 'वर्ष' }, { required: true }),
    bilingualText('title', { en: 'Title', mr: 'शीर्षक' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
    relation('department', { en: 'Department', mr: 'विभाग' }, 'disclosure-departments', { required: true }),
  ],
})
