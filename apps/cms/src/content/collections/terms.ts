import { legalTexts } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const terms = contentType({
  list: 'terms',
  slug: 'terms',
  group: legalTexts,
  listedAs: 'heading',
  fields: [
    bilingualText('heading', { en: 'Heading', mr: 'शीर्षक' }, { required: true }),
    ...textWithBody('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
  ],
})
