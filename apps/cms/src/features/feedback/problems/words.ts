import type { Words } from '../../../platform/words/words.ts'

/** What the desk says about the public part of a reported problem. */
export const words = {
  title: { en: 'On the public list', mr: 'सार्वजनिक यादीत' },
  isPublic: {
    en: 'Residents see kind, ward, place rounded to 11 m, state and days. They see neither the sender nor the message.',
    mr: 'नागरिकांना प्रकार, प्रभाग, ११ मीटरपर्यंत ढोबळ ठिकाण, स्थिती व दिनांक दिसतात. पाठवणाऱ्याचे नाव किंवा संदेश दिसत नाही.',
  },
  isHidden: {
    en: 'Residents do not see it: it is put aside, or looks automated and has not been taken up.',
    mr: 'नागरिकांना ही समस्या दिसत नाही: ती बाजूला ठेवलेली आहे, किंवा यंत्राने पाठवल्यासारखी असून अद्याप हाती घेतलेली नाही.',
  },
  followers: { en: 'Reported too by', mr: 'आणखी इतक्या जणांनी कळवले' },
  placeLabel: {
    en: 'Street or landmark that residents see (no names, no numbers of houses)',
    mr: 'नागरिकांना दिसणारा रस्ता किंवा खूण (कोणाचे नाव किंवा घर क्रमांक नको)',
  },
  releasePlace: { en: 'Show the place', mr: 'ठिकाण दाखवा' },
  hidePlace: { en: 'Hide the place', mr: 'ठिकाण लपवा' },
  photographs: { en: 'Photographs', mr: 'छायाचित्रे' },
  photograph: { en: 'Photograph of a reported problem', mr: 'कळवलेल्या समस्येचे छायाचित्र' },
  care: {
    en: 'Show a photograph only if it has no face, number plate or door of a home.',
    mr: 'चेहरा, वाहन क्रमांक किंवा घराचे दार दिसत नसेल तरच छायाचित्र दाखवा.',
  },
  releasePhotograph: { en: 'Show this photograph', mr: 'हे छायाचित्र दाखवा' },
  hidePhotograph: { en: 'Hide the photograph', mr: 'छायाचित्र लपवा' },
  askPhotograph: {
    en: 'Show this photograph on the public website?',
    mr: 'हे छायाचित्र सार्वजनिक संकेतस्थळावर दाखवायचे का?',
  },
  yesPhotograph: { en: 'Show it to residents', mr: 'नागरिकांना दाखवा' },
  replaces: {
    en: 'It takes the place of the photograph that residents see now.',
    mr: 'सध्या दिसत असलेल्या छायाचित्राच्या जागी हे दिसेल.',
  },
  onMap: { en: 'The place on a map', mr: 'नकाशावर ठिकाण' },
  placeShown: { en: 'Place shown to residents', mr: 'ठिकाण नागरिकांना दाखवले' },
  placeHidden: { en: 'Place hidden from residents', mr: 'ठिकाण नागरिकांपासून लपवले' },
  photographShown: { en: 'Photograph shown to residents', mr: 'छायाचित्र नागरिकांना दाखवले' },
  photographHidden: { en: 'Photograph hidden from residents', mr: 'छायाचित्र नागरिकांपासून लपवले' },
} satisfies Record<string, Words>

/** Whether residents see a part of a report, which may itself not be public yet. */
export const stateWords = {
  place: {
    shown: { en: 'Residents see this place:', mr: 'हे ठिकाण संकेतस्थळावर दिसते:' },
    later: {
      en: 'Once the report is public, residents see this place:',
      mr: 'ही समस्या सार्वजनिक झाल्यावर हे ठिकाण दिसेल:',
    },
    hidden: {
      en: 'Residents see no street or landmark.',
      mr: 'रस्ता किंवा खूण संकेतस्थळावर दिसत नाही.',
    },
  },
  photograph: {
    shown: { en: 'Residents see this photograph.', mr: 'हे छायाचित्र संकेतस्थळावर दिसते.' },
    later: {
      en: 'Residents see this photograph once the report is public.',
      mr: 'ही समस्या सार्वजनिक झाल्यावर हे छायाचित्र दिसेल.',
    },
    hidden: {
      en: 'Residents do not see this photograph.',
      mr: 'हे छायाचित्र संकेतस्थळावर दिसत नाही.',
    },
  },
} satisfies Record<string, Record<string, Words>>
