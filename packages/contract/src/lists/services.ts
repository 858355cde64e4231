import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, link, optionalPicture } from '../field-kinds.ts'
import { list } from '../list.ts'

export const services = list({
  path: '/services',
  language: 'lang',
  one: { en: 'Service tile', mr: 'मुख्यपृष्ठावरील सेवा' },
  many: { en: 'Service tiles', mr: 'मुख्यपृष्ठावरील सेवा' },
  row: 'A service tile of the home page.',
  fields: {
    link: sentAs('service_link', link(common.link, 'The page behind the tile.')),
    heading: sentAs('service_heading', essentialText(common.heading, 'Label of the tile.')),
    icon: sentAs('main_icon_path', optionalPicture({ en: 'Icon', mr: 'चिन्ह' }, 'Its icon.')),
    hoverIcon: sentAs(
      'hover_icon_path',
      optionalPicture(
        { en: 'Icon under the pointer', mr: 'पॉइंटरखालील चिन्ह' },
        'The icon while the tile is pointed at.',
      ),
    ),
  },
})
