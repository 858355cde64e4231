import { theCouncil } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const functions = contentType({
  slug: 'functions',
  one: { en: 'Function', mr: 'कार्य' },
  many: { en: 'Functions', mr: 'कार्ये' },
  group: theCouncil,
  listedAs: 'description',
  fields: [bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true })],
})
