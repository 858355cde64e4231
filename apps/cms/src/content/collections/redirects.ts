import { lists } from '@nagardwar/contract'
import { site } from '../../views/groups.ts'
import { link, oldPath } from '../fields/check.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.redirects

export const redirects = contentType({
  list: 'redirects',
  slug: 'redirects',
  group: site,
  purpose: {
    en: 'Addresses of the council’s earlier website, and where their readers are led now.',
    mr: 'संस्थेच्या आधीच्या संकेतस्थळाचे पत्ते, आणि ते उघडणाऱ्यांना आता कोठे नेले जाते.',
  },
  listedAs: 'from',
  columns: ['to'],
  fields: [
    plainText('from', fields.from.label, {
      required: true,
      unique: true,
      maxLength: 1000,
      check: oldPath,
      hint: {
        en: 'As it stood after the name of the old website, such as /tax-department.php',
        mr: 'जुन्या संकेतस्थळाच्या नावानंतर होता तसा, उदा. /tax-department.php',
      },
    }),
    plainText('to', fields.to.label, {
      required: true,
      maxLength: 1000,
      check: link,
      hint: {
        en: 'A page such as /tax or a full web address',
        mr: '/tax सारखे पान किंवा संकेतस्थळाचा पूर्ण पत्ता',
      },
    }),
  ],
})
