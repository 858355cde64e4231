import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { picture, website } from '../field-kinds.ts'
import { list } from '../list.ts'

export const websiteLinks = list({
  path: '/websitelinks',
  language: null,
  one: { en: 'Linked website', mr: 'संबंधित संकेतस्थळ' },
  many: { en: 'Linked websites', mr: 'संबंधित संकेतस्थळे' },
  row: 'A logo of the carousel of public websites.',
  fields: {
    link: sentAs('websitelink', website(common.link, 'The website.')),
    logo: sentAs('websitelogo', picture({ en: 'Logo', mr: 'बोधचिन्ह' }, 'Its logo.')),
  },
})
