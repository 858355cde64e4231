import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { webAddress } from '../fields/check.ts'
import { choice } from '../fields/choice.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

export const screenReaders = contentType({
  list: 'screenReaders',
  slug: 'screen-readers',
  group: servicesAndForms,
  listedAs: 'name',
  columns: ['website', 'available'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    plainText('website', { en: 'Website', mr: 'संकेतस्थळ' }, { required: true, check: webAddress }),
    choice('available', { en: 'Availability', mr: 'उपलब्धता' }, [
      { value: 'free', label: { en: 'Free', mr: 'मोफत' } },
      { value: 'commercial', label: { en: 'Commercial', mr: 'व्यावसायिक' } },
    ]),
  ],
})
