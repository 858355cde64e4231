import { lists } from '@nagardwar/contract'
import { theCouncil } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { period } from '../fields/date.ts'
import { image } from '../fields/file.ts'
import { telephone } from '../fields/telephone.ts'
import { ward } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.electedMembers

export const electedMembers = contentType({
  list: 'electedMembers',
  slug: 'elected-members',
  group: theCouncil,
  listedAs: 'name',
  columns: ['ward', 'start', 'end'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualText('post', fields.post.label, {
      hint: {
        en: 'In the council, such as vice-president or chair of a committee. Leave empty for a member without a post.',
        mr: 'नगरपरिषदेतील पद, उदा. उपनगराध्यक्ष किंवा समितीचे सभापती. पद नसल्यास रिकामे ठेवा.',
      },
    }),
    bilingualText('party', fields.party.label, { hint: { en: 'Or: Independent.', mr: 'किंवा ‘अपक्ष’.' } }),
    ward('ward', fields.ward.label),
    bilingualText('reservation', fields.reservation.label, {
      hint: {
        en: 'As in the result of the election, such as Scheduled Castes (women).',
        mr: 'निवडणूक निकालात आहे तसे, उदा. अनुसूचित जाती (महिला).',
      },
    }),
    ...period(),
    telephone('mobile', fields.mobile.label),
    image('image', fields.image.label),
  ],
})
