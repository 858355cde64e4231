import { lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { link } from '../fields/check.ts'
import { image } from '../fields/file.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.services

export const services = contentType({
  list: 'services',
  slug: 'services',
  group: homePage,
  listedAs: 'heading',
  columns: ['link'],
  fields: [
    bilingualText('heading', fields.heading.label, { required: true }),
    plainText('link', fields.link.label, { required: true, check: link }),
    image('icon', fields.icon.label, { required: true }),
    image('hoverIcon', fields.hoverIcon.label, { required: true }),
  ],
})
