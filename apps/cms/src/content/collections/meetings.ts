import { lists } from '@nagardwar/contract'
import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { bilingualPdf } from '../fields/file.ts'
import { relation } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.meetings

export const meetings = contentType({
  list: 'meetings',
  slug: 'meetings',
  group: departmentsAndDocuments,
  listedAs: 'title',
  columns: ['type', 'year.en', 'department'],
  fields: [
    choiceOf(fields.type, 'type'),
    bilingualText('year', fields.year.label, { required: true }),
    bilingualText('title', fields.title.label, { required: true }),
    bilingualPdf('pdf', fields.pdf.label, { required: true }),
    relation('department', fields.departmentId.label, 'disclosure-departments', { required: true }),
  ],
})
