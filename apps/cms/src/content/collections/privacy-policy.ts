import { lists } from '@nagardwar/contract'
import { legalTexts } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.privacyPolicy

export const privacyPolicy = contentType({
  list: 'privacyPolicy',
  slug: 'privacy-policy',
  group: legalTexts,
  listedAs: 'heading',
  fields: [
    bilingualText('heading', fields.heading.label, { required: true }),
    ...textWithBody('description', fields.description.label, { required: true }),
  ],
})
