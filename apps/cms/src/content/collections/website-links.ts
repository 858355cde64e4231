import { homePage } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { webAddress } from '../fields/check.ts'
import { image } from '../fields/file.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

export const websiteLinks = contentType({
  list: 'websiteLinks',
  slug: 'website-links',
  group: homePage,
  listedAs: 'name',
  columns: ['link'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    plainText('link', { en: 'Link', mr: 'दुवा' }, { required: true, check: webAddress }),
    image('logo', { en: 'Logo', mr: 'बोधचिन्ह' }, { required: true }),
  ],
})
