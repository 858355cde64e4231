import type { Words } from '../../platform/words/words.ts'

export const words = {
  title: { en: 'Remove the demo', mr: 'नमुना मजकूर काढा' },
  purpose: {
    en: 'Takes the invented demo council out of this desk: its pages, documents, pictures and settings. Accounts, residents’ messages, settings that were changed, records that staff made or changed, and what those point at stay.',
    mr: 'काल्पनिक नमुना नगरपरिषद या कक्षातून काढते: तिची पाने, दस्तऐवज, चित्रे व सेटिंग्ज. खाती, नागरिकांचे संदेश, बदललेल्या सेटिंग्ज, कर्मचाऱ्यांनी तयार केलेल्या किंवा बदललेल्या नोंदी आणि त्या नोंदींशी जोडलेले सर्व काही तसेच राहते.',
  },
  backup: {
    en: 'A backup is made first. The operator of this server can bring everything back from it; the command stands below when it is done.',
    mr: 'आधी बॅकअप घेतला जातो. या सर्व्हरचे व्यवस्थापक त्यातून सर्व काही परत आणू शकतात; काम झाल्यावर आज्ञा खाली दिसते.',
  },
  confirm: {
    en: 'I want to take the demo content out of this desk',
    mr: 'मला या कक्षातील नमुना मजकूर काढायचा आहे',
  },
  start: { en: 'Make a backup, then remove the demo', mr: 'बॅकअप घ्या आणि नमुना मजकूर काढा' },
  progress: { en: 'Progress', mr: 'प्रगती' },
  notStarted: { en: 'Not started', mr: 'अद्याप सुरू केलेले नाही' },
  isRunning: {
    en: 'The demo is being removed. You may leave this page.',
    mr: 'नमुना मजकूर काढला जात आहे. हे पान सोडले तरी चालेल.',
  },
  hasEnded: {
    en: 'The demo has been removed. What was taken and what stayed, list by list:',
    mr: 'नमुना मजकूर काढला आहे. काय काढले व काय राहिले ते यादीनुसार:',
  },
  brokeOff: {
    en: 'The demo was not removed; nothing was taken. What it said last stands below.',
    mr: 'नमुना मजकूर काढता आला नाही; काहीही काढलेले नाही. शेवटचा संदेश खाली आहे.',
  },
  onlyAdmins: { en: 'Only administrators remove the demo', mr: 'केवळ प्रशासक नमुना मजकूर काढतात' },
  noDemo: { en: 'There is no demo content in this desk', mr: 'या कक्षात नमुना मजकूर नाही' },
  runsAlready: { en: 'The demo is being removed already', mr: 'नमुना मजकूर आधीच काढला जात आहे' },
  notConfirmed: { en: 'Please tick the sentence above the button', mr: 'कृपया बटणाच्या वरील वाक्यावर खूण करा' },
  failed: { en: 'This could not be started', mr: 'हे सुरू करता आले नाही' },
} satisfies Record<string, Words>
