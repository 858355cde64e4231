import { lists } from '@nagardwar/contract'
import { theCouncil } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { email } from '../fields/check.ts'
import { image } from '../fields/file.ts'
import { plainText } from '../fields/plain-text.ts'
import { duties } from '../officers/duties.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.officers

export const officers = contentType({
  list: 'officers',
  slug: 'officers',
  group: theCouncil,
  purpose: {
    en: 'Shown as cards on the History page; those with a duty also on Contact and Right to Information.',
    mr: 'इतिहास पानावर कार्ड म्हणून दिसतात; जबाबदारी दिलेले अधिकारी संपर्क व माहितीचा अधिकार या पानांवरही.',
  },
  listedAs: 'name',
  columns: ['designation.en'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualText('designation', fields.designation.label, { required: true }),
    plainText('email', fields.email.label, { check: email }),
    {
      name: 'duty',
      type: 'select',
      label: fields.duty.label,
      options: duties,
    },
    image('image', fields.image.label),
  ],
})
