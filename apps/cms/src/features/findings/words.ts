import type { Words } from '../../platform/words/words.ts'
import type { Kind } from './findings.ts'

export const kindWords: Record<Kind, { title: Words; what: Words }> = {
  expired: {
    title: { en: 'Expired', mr: 'वैधता संपलेले' },
    what: {
      en: 'Residents no longer see these, because their last day has passed. Give them a later day, or withdraw them.',
      mr: 'वैधता दिनांक उलटल्याने नागरिकांना या नोंदी दिसत नाहीत. पुढील दिनांक द्या किंवा नोंद मागे घ्या.',
    },
  },
  review: {
    title: { en: 'Due for review', mr: 'आढावा घेणे बाकी' },
    what: {
      en: 'Nobody has looked at these for a year. Read them, and put today into “Last reviewed on”.',
      mr: 'वर्षभरात या नोंदी कोणी पाहिलेल्या नाहीत. वाचून ‘शेवटचा आढावा’ येथे आजचा दिनांक द्या.',
    },
  },
  language: {
    title: { en: 'One language missing or behind', mr: 'एका भाषेतील मजकूर नाही किंवा जुना आहे' },
    what: {
      en: 'Readers of one language get the other language, or an older text.',
      mr: 'एका भाषेच्या वाचकांना दुसऱ्या भाषेतील किंवा जुना मजकूर दिसतो.',
    },
  },
  script: {
    title: { en: 'Text in the wrong script', mr: 'चुकीच्या लिपीतील मजकूर' },
    what: {
      en: 'The text is not in the script of its language: a copy, or Marathi typed in an old font.',
      mr: 'मजकूर त्याच्या भाषेच्या लिपीत नाही: प्रत केलेला किंवा जुन्या फॉन्टमध्ये टंकलेला मजकूर.',
    },
  },
  alt: {
    title: { en: 'Pictures without alternative text', mr: 'वर्णन नसलेली चित्रे' },
    what: {
      en: 'Say in words what a picture shows, for people who cannot see it.',
      mr: 'चित्र पाहू न शकणाऱ्यांसाठी त्यात काय आहे ते शब्दांत लिहा.',
    },
  },
  videos: {
    title: { en: 'Videos that not everybody can follow', mr: 'सर्वांना समजू न शकणारे व्हिडिओ' },
    what: {
      en: 'Without captions people who cannot hear do not follow them, without a text people who cannot see. Make captions where the video is hosted, and write its text here.',
      mr: 'कॅप्शन नसतील तर ऐकू न शकणाऱ्यांना व मजकूर नसेल तर पाहू न शकणाऱ्यांना व्हिडिओ समजत नाही. व्हिडिओ ज्या खात्यात आहे तेथे कॅप्शन तयार करा, आणि येथे मजकूर लिहा.',
    },
  },
  scans: {
    title: { en: 'Documents without text that can be read', mr: 'वाचता येईल असा मजकूर नसलेले दस्तऐवज' },
    what: {
      en: 'These documents are scanned images, are in an old font, or cannot be read: no search finds them and no screen reader reads them. Upload the document as it was typed, in Unicode.',
      mr: 'हे दस्तऐवज कागदाची चित्रे आहेत, जुन्या फॉन्टमध्ये आहेत किंवा वाचता येत नाहीत: ते शोधात सापडत नाहीत आणि स्क्रीन रीडर वाचू शकत नाही. युनिकोडमध्ये टंकलेला मूळ दस्तऐवज अपलोड करा.',
    },
  },
  documents: {
    title: { en: 'Documents in another language than they say', mr: 'नमूद भाषेत नसलेले दस्तऐवज' },
    what: {
      en: 'The document for readers of one language is written in another, or in an old font that no search finds and no screen reader reads. Upload the document in the language of its readers.',
      mr: 'एका भाषेच्या वाचकांसाठी दिलेला दस्तऐवज दुसऱ्या भाषेत आहे, किंवा जुन्या फॉन्टमध्ये असल्याने तो शोधात सापडत नाही व स्क्रीन रीडर वाचू शकत नाही. वाचकांच्या भाषेतील दस्तऐवज अपलोड करा.',
    },
  },
  unused: {
    title: { en: 'Files that nothing leads to', mr: 'कोठेही वापरात नसलेल्या फाइली' },
    what: {
      en: 'No record, draft or setting names these files. Use them, or put them into the trash.',
      mr: 'कोणतीही नोंद, मसुदा किंवा सेटिंग या फाइली वापरत नाही. वापरा किंवा कचरापेटीत टाका.',
    },
  },
  internal: {
    title: { en: 'Links to pages or files that are not there', mr: 'अस्तित्वात नसलेल्या पानांचे किंवा फाइलचे दुवे' },
    what: {
      en: 'These links stay on the website and lead nowhere.',
      mr: 'हे दुवे याच संकेतस्थळावरील आहेत आणि कोठेही नेत नाहीत.',
    },
  },
  external: {
    title: { en: 'Dead links to other websites', mr: 'इतर संकेतस्थळांचे न उघडणारे दुवे' },
    what: {
      en: 'Asked every night. A website that is away for one night is not listed.',
      mr: 'दररोज रात्री तपासले जातात. एकच रात्र बंद असलेले संकेतस्थळ येथे येत नाही.',
    },
  },
}

export const words = {
  title: { en: 'Content to correct', mr: 'दुरुस्त करावयाचा मजकूर' },
  intro: {
    en: 'Computed from all that is published. A row disappears by itself when it is corrected.',
    mr: 'प्रसिद्ध केलेल्या सर्व मजकुरावरून ठरवले आहे. दुरुस्ती होताच ओळ आपोआप जाते.',
  },
  kinds: { en: 'What to show', mr: 'काय दाखवायचे' },
  department: { en: 'Department', mr: 'विभाग' },
  everyone: { en: 'All departments', mr: 'सर्व विभाग' },
  show: { en: 'Show', mr: 'दाखवा' },
  list: { en: 'List', mr: 'यादी' },
  what: { en: 'What', mr: 'काय' },
  why: { en: 'Why', mr: 'कारण' },
  nothing: { en: 'Nothing to correct here', mr: 'येथे दुरुस्त करण्यासारखे काहीही नाही' },
  pages: { en: 'Pages of this list', mr: 'या यादीची पाने' },
  page: { en: 'Page', mr: 'पान' },
  notChecked: {
    en: 'Links to other websites are not checked: the operator of this server can switch that on.',
    mr: 'इतर संकेतस्थळांचे दुवे तपासले जात नाहीत: सर्व्हरचे व्यवस्थापक ही तपासणी सुरू करू शकतात.',
  },
  describeMarathi: { en: 'What it shows, in Marathi', mr: 'चित्रात काय आहे, मराठीत' },
  describeEnglish: { en: 'What it shows, in English', mr: 'चित्रात काय आहे, इंग्रजीत' },
  describe: { en: 'Describe pictures', mr: 'चित्रांचे वर्णन लिहा' },
  save: { en: 'Save all', mr: 'सर्व जतन करा' },
  saved: { en: 'Saved', mr: 'जतन केले' },
  failed: { en: 'This did not work. Please try again.', mr: 'हे जमले नाही. पुन्हा प्रयत्न करा.' },
  wrong: { en: 'Something in this is missing or wrong', mr: 'यातील काही माहिती अपूर्ण किंवा चुकीची आहे' },
  onlyEditors: {
    en: 'Only editors and administrators describe pictures here',
    mr: 'येथे केवळ संपादक व प्रशासक चित्रांचे वर्णन लिहितात',
  },
  all: { en: 'All content to correct', mr: 'दुरुस्त करावयाचा सर्व मजकूर' },
} satisfies Record<string, Words>
