import type { Words } from '../../../platform/words/words.ts'

/** The texts of the screens of the second step. */
export const deskWords = {
  isOn: { en: 'Is on since', mr: 'सुरू झाल्याचा दिनांक:' },
  isOff: { en: 'Is off', mr: 'बंद आहे' },
  left: { en: 'Recovery codes left:', mr: 'शिल्लक राखीव कोड:' },
  manage: { en: 'Set up or change', mr: 'सुरू करा किंवा बदला' },
  takeOff: { en: 'Take off this account', mr: 'या खात्यावरून काढा' },
  takeOffHint: {
    en: 'For a phone that is lost: the person then logs in with the password alone. All sessions of the account end.',
    mr: 'मोबाइल हरवल्यास: त्यानंतर ती व्यक्ती केवळ पासवर्डने प्रवेश करते. खात्याची सर्व सत्रे बंद होतात.',
  },
  why: {
    en: 'Whoever knows your password cannot log in without your phone. You need an authenticator app on it, such as those that banks use.',
    mr: 'पासवर्ड कोणाला कळला तरी आपल्या मोबाइलशिवाय प्रवेश करता येत नाही. त्यासाठी मोबाइलवर कोड दाखवणारे (ऑथेंटिकेटर) ॲप लागते.',
  },
  required: {
    en: 'The council requires it of editors and administrators. Set it up now to go on.',
    mr: 'संपादक व प्रशासकांसाठी संस्थेने तो आवश्यक केला आहे. पुढे जाण्यासाठी आत्ता सुरू करा.',
  },
  password: { en: 'Your own password', mr: 'आपला स्वतःचा पासवर्ड' },
  begin: { en: 'Begin', mr: 'सुरुवात करा' },
  scan: {
    en: 'Scan this picture with the app, or type the key into it.',
    mr: 'हे चित्र ॲपने स्कॅन करा किंवा पुढील की ॲपमध्ये लिहा.',
  },
  picture: { en: 'Picture (QR code) for the app', mr: 'ॲपसाठी चित्र (क्यूआर कोड)' },
  key: { en: 'Key', mr: 'की' },
  code: { en: 'Code', mr: 'कोड' },
  codeOfApp: { en: 'Code that the app shows now', mr: 'ॲपमध्ये आत्ता दिसणारा कोड' },
  codeOfEither: { en: 'Code of the app or a recovery code', mr: 'ॲपमधील कोड किंवा राखीव कोड' },
  confirm: { en: 'Turn on', mr: 'सुरू करा' },
  codes: { en: 'Your recovery codes', mr: 'आपले राखीव कोड' },
  codesHint: {
    en: 'Each lets you in once when the phone is not there. Print them or write them down: they are shown only now.',
    mr: 'मोबाइल जवळ नसताना प्रत्येक कोडने एकदा प्रवेश करता येतो. ते छापून किंवा लिहून ठेवा: ते केवळ आत्ताच दिसतात.',
  },
  done: { en: 'I have kept them: to the desk', mr: 'जतन केले: कर्मचारी कक्षाकडे' },
  renew: { en: 'Make new recovery codes', mr: 'नवीन राखीव कोड तयार करा' },
  turnOff: { en: 'Turn off', mr: 'बंद करा' },
  logIn: { en: 'Log in', mr: 'प्रवेश करा' },
  failed: { en: 'This did not work. Please try again.', mr: 'हे जमले नाही. पुन्हा प्रयत्न करा.' },
} satisfies Record<string, Words>
