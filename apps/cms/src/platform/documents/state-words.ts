import type { DocumentState } from '@nagardwar/exchange/pdf/reading/reading'
import type { Words } from '../words/words.ts'

/** Why nobody finds or hears the text of a document, and what to do. */
export const withoutText: Partial<Record<DocumentState, Words>> = {
  scan: {
    en: 'There is no text in it: it is a scanned image. Upload it as it was typed.',
    mr: 'यात मजकूर नाही: ते कागदाचे छायाचित्र आहे. मूळ टंकलेला दस्तऐवज अपलोड करा.',
  },
  'old font': {
    en: 'Its text is in an old font: Latin signs to every search and screen reader. Upload it typed in Unicode.',
    mr: 'मजकूर जुन्या फॉन्टमध्ये आहे: शोध व स्क्रीन रीडर यांना तो इंग्रजी चिन्हे वाटतो. युनिकोडमध्ये टंकलेला दस्तऐवज अपलोड करा.',
  },
  broken: {
    en: 'Letters of its text are missing or in the wrong order, because its font has no right map. Export it as PDF again from the program in which it was typed.',
    mr: 'फॉन्टमधील त्रुटीमुळे मजकुरातील अक्षरे गहाळ किंवा चुकीच्या क्रमाने आहेत. ज्या प्रोग्राममध्ये टंकला त्यातून तो पुन्हा PDF म्हणून जतन करा.',
  },
  password: {
    en: 'It opens with a password alone: residents cannot read it. Upload it without one.',
    mr: 'तो केवळ पासवर्डने उघडतो, त्यामुळे नागरिकांना वाचता येत नाही. पासवर्डशिवाय अपलोड करा.',
  },
  form: {
    en: 'It is a form that opens in Adobe’s programs alone (XFA). Save it as an ordinary PDF.',
    mr: 'हा अर्ज केवळ Adobe च्या प्रोग्राममध्ये उघडतो (XFA). तो साधा PDF म्हणून जतन करा.',
  },
  unreadable: {
    en: 'No program could read its text: it is damaged or very complicated',
    mr: 'यातील मजकूर वाचता आला नाही: फाइल खराब किंवा फार गुंतागुंतीची आहे',
  },
}
