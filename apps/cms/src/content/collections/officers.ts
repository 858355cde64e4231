import { theCouncil } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { email } from '../fields/check.ts'
import { image } from '../fields/file.ts'
import { plainText } from '../fields/plain-text.ts'
import { duties } from '../officers/duties.ts'
import { contentType } from './content-type.ts'

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
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualText('designation', { en: 'Designation', mr: 'पदनाम' }, { required: true }),
    plainText('email', { en: 'Email', mr: 'ई-मेल' }, { check: email }),
    {
      name: 'duty',
      type: 'select',
      label: { en: 'Residents ask for this officer as', mr: 'नागरिकांसाठी या अधिकाऱ्यांची जबाबदारी' },
      options: duties,
    },
    image('image', { en: 'Picture', mr: 'चित्र' }),
  ],
})
