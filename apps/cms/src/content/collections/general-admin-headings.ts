import { lists } from '@nagardwar/contract'
import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { link } from '../fields/check.ts'
import { madeFromTitle, pageLink } from '../fields/page-link.ts'
import { relation } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.generalAdminHeadings

export const generalAdminHeadings = contentType({
  list: 'generalAdminHeadings',
  slug: 'general-admin-headings',
  group: departmentsAndDocuments,
  listedAs: 'heading',
  columns: ['link', 'department'],
  hasPage: true,
  fields: [
    bilingualText('heading', fields.heading.label, { required: true }),
    pageLink(
      fields.link.label,
      { title: 'heading', before: '/' },
      { required: true, check: link, hint: madeFromTitle },
    ),
    relation('department', fields.departmentId.label, 'disclosure-departments', { required: true }),
  ],
})
