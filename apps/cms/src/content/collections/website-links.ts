import { commonNames, lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { webAddress } from '../fields/check.ts'
import { image } from '../fields/file.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.websiteLinks

export const websiteLinks = contentType({
  list: 'websiteLinks',
  slug: 'website-links',
  group: homePage,
  listedAs: 'name',
  columns: ['link'],
  fields: [
    bilingualText('name', commonNames.name, { required: true }),
    plainText('link', fields.link.label, { required: true, check: webAddress }),
    image('logo', fields.logo.label, { required: true }),
  ],
})
