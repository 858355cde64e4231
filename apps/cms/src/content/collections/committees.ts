import { lists } from '@nagardwar/contract'
import { theCouncil } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { relation, relations } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.committees

export const committees = contentType({
  list: 'committees',
  slug: 'committees',
  group: theCouncil,
  purpose: {
    en: 'The committees of the council with their members. The page of each member names them.',
    mr: 'नगरपरिषदेच्या समित्या व त्यांचे सदस्य. प्रत्येक सदस्याच्या पानावर त्यांच्या समित्या दिसतात.',
  },
  listedAs: 'name',
  columns: ['chair'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualTextarea('about', fields.about.label, { maxLength: 2000 }),
    relation('chair', fields.chairId.label, 'elected-members'),
    relations('members', fields.members.label, 'elected-members'),
  ],
})
