import type { Words } from '../../platform/words/words.ts'

export const words = {
  name: { en: 'Second step of the login', mr: 'प्रवेशाचा दुसरा टप्पा' },
  needed: {
    en: 'Enter the code that your app shows now, or a recovery code.',
    mr: 'आपल्या ॲपमध्ये आत्ता दिसणारा कोड किंवा एक राखीव कोड लिहा.',
  },
  wrong: {
    en: 'The code is wrong, has ended or was used already: enter the one that your app shows now. After five wrong codes the account rests for ten minutes.',
    mr: 'कोड चुकीचा आहे, त्याची मुदत संपली आहे किंवा तो आधीच वापरलेला आहे. ॲपमध्ये आत्ता दिसणारा कोड लिहा. पाच चुकीच्या कोडनंतर खाते दहा मिनिटे बंद राहते.',
  },
  wrongPassword: { en: 'The password is wrong.', mr: 'पासवर्ड चुकीचा आहे.' },
  alreadyOn: {
    en: 'The second step is set up already. Turn it off first.',
    mr: 'दुसरा टप्पा आधीच सुरू आहे. आधी तो बंद करा.',
  },
  notBegun: { en: 'Please begin again.', mr: 'कृपया पुन्हा सुरुवात करा.' },
  mustSetUp: {
    en: 'Please set up the second step of the login first.',
    mr: 'कृपया आधी प्रवेशाचा दुसरा टप्पा सुरू करा.',
  },
} satisfies Record<string, Words>

/** What the journal says of an account. */
export const notes = {
  on: { en: 'Second step of the login: set up', mr: 'प्रवेशाचा दुसरा टप्पा: सुरू केला' },
  off: { en: 'Second step of the login: turned off', mr: 'प्रवेशाचा दुसरा टप्पा: बंद केला' },
  taken: {
    en: 'Second step of the login: taken off by an administrator',
    mr: 'प्रवेशाचा दुसरा टप्पा: प्रशासकाने काढला',
  },
  takenByCommand: {
    en: 'Second step of the login: taken off by a command on the server',
    mr: 'प्रवेशाचा दुसरा टप्पा: सर्व्हरवरील आदेशाने काढला',
  },
  newCodes: { en: 'New recovery codes', mr: 'नवीन राखीव कोड' },
  wrongCode: { en: 'Wrong code in the second step', mr: 'दुसऱ्या टप्प्यात चुकीचा कोड' },
} satisfies Record<string, Words>
