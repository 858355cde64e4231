import { lists } from '@nagardwar/contract'
import { districts } from '../../../content/council-kinds/districts.ts'
import { kinds } from '../../../content/council-kinds/kinds.ts'
import { renameMenu } from '../../../content/council-kinds/menu-words.ts'
import { settingNames } from '../../../content/globals/setting-names.ts'
import type { Setting } from '../../../payload-types.ts'
import { rewordDrafts } from '../kind/draft-words.ts'
import type { Question } from '../question.ts'
import { saveSettings, settingsOf } from '../stored-settings.ts'

export const kind: Question = {
  id: 'kind',
  title: { en: 'Which kind of council, and which district?', mr: 'संस्थेचा प्रकार आणि जिल्हा कोणता?' },
  why: {
    en: 'The words of the website, the departments to choose from and the titles of your officers follow from it.',
    mr: 'संकेतस्थळावरील संस्थेचा उल्लेख, निवडीसाठीचे विभाग व अधिकाऱ्यांची पदनामे त्यावरून ठरतात.',
  },
  seenAt: '/',
  fields: () => [
    {
      kind: 'select',
      name: 'kind',
      label: lists.settings.fields.kind.label,
      options: kinds,
      required: true,
    },
    {
      kind: 'select',
      name: 'district',
      label: settingNames.district,
      options: districts,
      required: true,
    },
  ],
  known: async (req) => {
    const { kind, district } = await settingsOf(req)
    return { kind: kind ?? '', district: district ?? '' }
  },
  save: async ({ answers, req }) => {
    const { kind, district } = answers as Pick<Setting, 'kind' | 'district'>
    await saveSettings({ kind, district }, req)
    await renameMenu(kind, req)
    await rewordDrafts(kind, req)
    return 'answered'
  },
}
