import { lists } from '@nagardwar/contract'
import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { webAddress } from '../fields/check.ts'
import { choice } from '../fields/choice.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.screenReaders

/** What the website says for each value. */
export const availability = {
  free: { en: 'Free', mr: 'मोफत' },
  commercial: { en: 'Commercial', mr: 'व्यावसायिक' },
}

export const screenReaders = contentType({
  list: 'screenReaders',
  slug: 'screen-readers',
  group: servicesAndForms,
  listedAs: 'name',
  columns: ['website', 'available'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    plainText('website', fields.website.label, { required: true, check: webAddress }),
    choice(
      'available',
      fields.available.label,
      Object.entries(availability).map(([value, label]) => ({ value, label })),
    ),
  ],
})
