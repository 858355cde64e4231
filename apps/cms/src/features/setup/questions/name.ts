import { lists } from '@nagardwar/contract'
import { fillBlanks } from '../fill-blanks.ts'
import { inBoth } from '../form/field.ts'
import type { Question } from '../question.ts'
import { saveSettings, settingsOf, textIn, typedOf } from '../stored-settings.ts'

export const name: Question = {
  id: 'name',
  title: { en: 'What is the council called?', mr: 'संस्थेचे नाव काय?' },
  why: {
    en: 'Stands at the top of every page, as on the letterhead. The abbreviation stands where there is little room.',
    mr: 'हे नाव लेटरहेडप्रमाणे प्रत्येक पानाच्या वरच्या भागात दिसते. जागा कमी असेल तेथे संक्षिप्त नाव दिसते.',
  },
  seenAt: '/',
  fields: () => [
    ...inBoth('name', lists.settings.fields.name.label, { required: true }),
    ...inBoth('abbreviation', lists.settings.fields.abbreviation.label, {
      hint: {
        en: 'Leave it empty where the council has no short form',
        mr: 'संक्षिप्त नाव नसल्यास रिकामे ठेवा',
      },
    }),
  ],
  known: async (req) => {
    const { name, abbreviation } = await settingsOf(req)
    return { ...typedOf('name', name), ...typedOf('abbreviation', abbreviation) }
  },
  save: async ({ answers, req }) => {
    const change = { name: textIn('name', answers), abbreviation: textIn('abbreviation', answers) }
    await saveSettings(change, req)
    await fillBlanks({ name: change.name }, req)
    return 'answered'
  },
}
