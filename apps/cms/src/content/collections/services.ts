import { homePage } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { link } from '../fields/check.ts'
import { image } from '../fields/file.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

export const services = contentType({
  list: 'services',
  slug: 'services',
  group: homePage,
  listedAs: 'heading',
  columns: ['link'],
  fields: [
    bilingualText('heading', { en: 'Heading', mr: 'शीर्षक' }, { required: true }),
    plainText('link', { en: 'Link', mr: 'दुवा' }, { required: true, check: link }),
    image('icon', { en: 'Icon', mr: 'चिन्ह' }, { required: true }),
    image('hoverIcon', { en: 'Icon under the pointer', mr: 'पॉइंटरखालील चिन्ह' }, { required: true }),
  ],
})
