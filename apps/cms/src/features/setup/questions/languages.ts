import { common } from '@nagardwar/contract/common-names'
import { settingNames } from '../../../content/globals/setting-names.ts'
import type { Setting } from '../../../payload-types.ts'
import { addresses } from '../../../platform/addresses.ts'
import type { Words } from '../../../platform/words/words.ts'
import type { Question } from '../question.ts'
import { saveSettings, settingsOf } from '../stored-settings.ts'

export const names: { [language in 'en' | 'mr']: Words } = {
  mr: common.marathi,
  en: common.english,
}

export const languages: Question = {
  id: 'languages',
  title: { en: 'Which languages?', mr: 'कोणत्या भाषा?' },
  why: {
    en: 'The first language is the one whose addresses have no “/en” or “/mr”. Staff are asked for the required languages whenever they publish something.',
    mr: 'पहिल्या भाषेतील पानांच्या पत्त्यांत /mr किंवा /en नसते. कर्मचारी काहीही प्रसिद्ध करतात तेव्हा आवश्यक भाषांतील मजकूर मागितला जातो.',
  },
  seenAt: '/',
  fields: () => [
    {
      kind: 'choice',
      name: 'firstLanguage',
      label: settingNames.firstLanguage,
      options: [
        { value: 'mr', label: names.mr },
        { value: 'en', label: names.en },
      ],
      required: true,
    },
    {
      kind: 'choice',
      name: 'requiredLanguages',
      label: settingNames.requiredLanguages,
      options: [
        { value: 'both', label: settingNames.bothLanguages },
        {
          value: 'en',
          label: { en: 'English; Marathi may follow', mr: 'इंग्रजी; मराठी नंतर चालेल' },
        },
        {
          value: 'mr',
          label: { en: 'Marathi; English may be left out', mr: 'मराठी; इंग्रजी नसले तरी चालेल' },
        },
      ],
      required: true,
    },
  ],
  known: async (req) => {
    const { firstLanguage, requiredLanguages } = await settingsOf(req)
    return {
      firstLanguage: firstLanguage ?? addresses.of(req.payload).firstLanguage,
      requiredLanguages: requiredLanguages ?? 'both',
    }
  },
  save: async ({ answers, req }) => {
    const firstLanguage = answers.firstLanguage === 'mr' ? 'mr' : 'en'
    const { requiredLanguages } = answers as Pick<Setting, 'requiredLanguages'>
    await saveSettings({ firstLanguage, requiredLanguages }, req)
    return 'answered'
  },
}
