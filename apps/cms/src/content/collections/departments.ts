import { lists } from '@nagardwar/contract'
import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { officePlace } from '../fields/place.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.departments

export const departments = contentType({
  list: 'departments',
  slug: 'departments',
  group: departmentsAndDocuments,
  purpose: {
    en: 'The list of departments with their heads. Every record can name the department that owns it.',
    mr: 'विभाग आणि विभागप्रमुखांची यादी. प्रत्येक नोंद तिचा जबाबदार विभाग सांगू शकते.',
  },
  listedAs: 'name',
  columns: ['head.en'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualText('head', fields.head.label),
    bilingualText('office', fields.office.label),
    ...officePlace(),
  ],
})
