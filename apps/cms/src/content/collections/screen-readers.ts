import { lists } from '@nagardwar/contract'
import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { webAddress } from '../fields/check.ts'
import { choice } from '../fields/choice.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.screenReaders

export const screenReaders = contentType({
  list: 'screenReaders',
  slug: 'screen-readers',
  group: servicesAndForms,
  listedAs: 'name',
  columns: ['website', 'available'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    plainText('website', fields.website.label, { required: true, check: webAddress }),
    choice('available', fields.available.label, [
      { value: 'free', label: { en: 'Free', mr: 'मोफत' } },
      { value: 'commercial', label: { en: 'Commercial', mr: 'व्यावसायिक' } },
    ]),
  ],
})
