import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { link } from '../fields/check.ts'
import { madeFromTitle, pageLink } from '../fields/page-link.ts'
import { relation } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

export const generalAdminHeadings = contentType({
  list: 'generalAdminHeadings',
  slug: 'general-admin-headings',
  group: departmentsAndDocuments,
  listedAs: 'heading',
  columns: ['link', 'department'],
  hasPage: true,
  fields: [
    bilingualText('heading', { en: 'Heading', mr: 'विषय' }, { required: true }),
    pageLink(
      { en: 'Link', mr: 'दुवा' },
      { title: 'heading', before: '/' },
      { required: true, check: link, hint: madeFromTitle },
    ),
    relation('department', { en: 'Department', mr: 'विभाग' }, 'disclosure-departments', { required: true }),
  ],
})
