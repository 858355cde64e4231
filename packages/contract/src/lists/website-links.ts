import { sentAs } from '../field.ts'
import { picture, website } from '../field-kinds.ts'
import { list } from '../list.ts'

export const websiteLinks = list({
  path: '/websitelinks',
  language: null,
  row: 'A logo of the carousel of public websites.',
  fields: {
    link: sentAs('websitelink', website('The website.')),
    logo: sentAs('websitelogo', picture('Its logo.')),
  },
})
