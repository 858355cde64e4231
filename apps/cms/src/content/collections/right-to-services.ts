import { lists } from '@nagardwar/contract'
import { servicesAndForms } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.rightToServices

export const rightToServices = contentType({
  list: 'rightToServices',
  slug: 'right-to-services',
  group: servicesAndForms,
  listedAs: 'heading',
  fields: [
    bilingualText('heading', fields.heading.label, { required: true }),
    ...textWithBody('description', fields.description.label, { required: true }),
  ],
})
