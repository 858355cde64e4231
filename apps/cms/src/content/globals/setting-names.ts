import type { Words } from '../../platform/words/words.ts'

/** What the settings are called, and those of their fields that the desk alone has and asks for in other places too. */
export const settingNames = {
  settings: { en: 'The council’s settings', mr: 'संस्थेच्या सेटिंग्ज' },
  district: { en: 'District', mr: 'जिल्हा' },
  firstLanguage: { en: 'First language of the site', mr: 'संकेतस्थळाची पहिली भाषा' },
  requiredLanguages: { en: 'Required to publish', mr: 'प्रसिद्धीसाठी आवश्यक' },
  bothLanguages: { en: 'English and Marathi', mr: 'इंग्रजी व मराठी' },
} satisfies Record<string, Words>
