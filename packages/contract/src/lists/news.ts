import { common } from '../common-names.ts'
import { body, date, essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const news = list({
  path: '/newsupdate',
  language: 'lang',
  one: { en: 'News item', mr: 'बातमी' },
  many: { en: 'News', mr: 'बातम्या' },
  row: 'An item of the news ticker. Oldest first; the site reverses.',
  fields: {
    label: text(common.badge, '`new`, in any case, shows a badge; may be empty.'),
    description: essentialText(common.description, 'The news.'),
    body: body(common.description, 'description'),
    published: date(common.published, 'Day it was published.'),
  },
})
