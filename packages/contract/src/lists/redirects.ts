import { essentialText, link } from '../field-kinds.ts'
import { list } from '../list.ts'

export const redirects = list({
  path: '/redirects',
  language: null,
  one: { en: 'Old address', mr: 'जुना पत्ता' },
  many: { en: 'Old addresses', mr: 'जुने पत्ते' },
  row: 'An older address, and the one that readers are led to instead. This list is ours; an older server has none.',
  fields: {
    from: essentialText(
      { en: 'Old address', mr: 'जुना पत्ता' },
      'The older address: a path with a leading slash, without a language before it.',
    ),
    to: link({ en: 'Leads to', mr: 'येथे नेतो' }, 'Where it leads now.'),
  },
})
