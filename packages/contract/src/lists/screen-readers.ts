import { common } from '../common-names.ts'
import { essentialText, text, website } from '../field-kinds.ts'
import { list } from '../list.ts'

export const screenReaders = list({
  path: '/screen_reader',
  language: 'lang',
  one: { en: 'Screen reader', mr: 'स्क्रीन रीडर' },
  many: { en: 'Screen readers', mr: 'स्क्रीन रीडर' },
  row: 'A screen reader program.',
  fields: {
    name: essentialText(common.name, 'Name of the program.'),
    website: website({ en: 'Website', mr: 'संकेतस्थळ' }, 'Where to get it.'),
    available: text({ en: 'Availability', mr: 'उपलब्धता' }, "Free or commercial, in the row's language."),
  },
})
