import type { CollectionConfig } from 'payload'
import { admins } from '../../../content/access/admins.ts'
import { editors } from '../../../content/access/editors.ts'
import { bilingualTextarea } from '../../../content/fields/bilingual.ts'
import { plainText } from '../../../content/fields/plain-text.ts'
import { fromResidents } from '../../../views/groups.ts'

/** Texts with which an answer to feedback may begin. */
export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: {
    singular: { en: 'Text for answers', mr: 'उत्तराचा नमुना' },
    plural: { en: 'Texts for answers', mr: 'उत्तरांचे नमुने' },
  },
  access: { read: editors, create: editors, update: editors, delete: admins },
  disableDuplicate: true,
  admin: {
    group: fromResidents,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description: {
      en: 'An answer to feedback can begin with such a text. {name}, {subject} and {reference} are filled in.',
      mr: 'अभिप्रायाचे उत्तर अशा मजकुराने सुरू करता येते. {name}, {subject} व {reference} येथे नाव, विषय व संदर्भ क्रमांक येतो.',
    },
  },
  fields: [
    plainText('name', { en: 'Name', mr: 'नाव' }, { required: true, maxLength: 120 }),
    bilingualTextarea('text', { en: 'Text', mr: 'मजकूर' }, { required: true, maxLength: 5000 }),
  ],
}
