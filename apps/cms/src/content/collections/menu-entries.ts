import { lists } from '@nagardwar/contract'
import { site } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { link } from '../fields/check.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.mainMenu
const entry = fields.items.inside

/** Most links lead to a page in both languages. A document may be a different file in Marathi. */
const marathiLink = plainText(
  'marathiLink',
  { en: 'Link (Marathi)', mr: 'दुवा (मराठी)' },
  {
    check: link,
    hint: {
      en: 'Only if Marathi readers are led elsewhere, such as to a document in Marathi; if empty, the same link',
      mr: 'मराठी वाचकांसाठी दुवा वेगळा असेल तरच, उदा. मराठी दस्तऐवजाचा; रिकामे असल्यास तोच दुवा',
    },
  },
)

export const menuEntries = contentType({
  list: 'mainMenu',
  slug: 'menu-entries',
  group: site,
  purpose: {
    en: 'The menu at the top of every page. The link # makes an entry that only opens its sub-menu.',
    mr: 'प्रत्येक पानाच्या वरचा मेनू. # हा दुवा असलेली नोंद फक्त उपमेनू उघडते.',
  },
  listedAs: 'label',
  columns: ['link'],
  fields: [
    bilingualText('label', fields.label.label, { required: true }),
    plainText('link', fields.link.label, {
      required: true,
      check: link,
      hint: {
        en: 'A path, a web address, or # for an entry that only opens its sub-menu',
        mr: 'मार्ग, संकेतस्थळाचा पत्ता किंवा केवळ उपमेनू उघडण्यासाठी #',
      },
    }),
    marathiLink,
    {
      name: 'items',
      label: fields.items.label,
      labels: { singular: { en: 'Entry', mr: 'नोंद' }, plural: { en: 'Entries', mr: 'नोंदी' } },
      type: 'array',
      admin: { components: { RowLabel: '/views/row-label.tsx#RowLabel' } },
      fields: [
        bilingualText('label', entry.label.label, { required: true }),
        plainText('link', entry.link.label, { required: true, check: link }),
        marathiLink,
      ],
    },
  ],
})
