import { departmentsAndDocuments } from '../desk/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { link } from '../fields/check.ts'
import { plainText } from '../fields/plain-text.ts'
import { relation } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

export const headings = contentType({
  slug: 'headings',
  one: { en: 'Department heading', mr: 'विभागाचा विषय' },
  many: { en: 'Department headings', mr: 'विभागांचे विषय' },
  group: departmentsAndDocuments,
  listedAs: 'heading',
  columns: ['link', 'department'],
  hasPage: true,
  fields: [
    bilingualText('heading', { en: 'Heading', mr: 'विषय' }, { required: true }),
    plainText('link', { en: 'Link', mr: 'दुवा' }, { required: true, check: link }),
    relation('department', { en: 'Department', mr: 'विभाग' }, 'disclosure-departments', { required: true }),
    {
      name: 'manyDocuments',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/many-documents/heading-link.tsx#HeadingLink' },
      },
    },
  ],
})
