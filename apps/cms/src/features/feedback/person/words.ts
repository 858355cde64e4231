import type { Words } from '../../../platform/words/words.ts'

/** What the desk says about the data of one person. */
export const words = {
  title: { en: 'A person’s data', mr: 'एका व्यक्तीची माहिती' },
  onlyAdmins: {
    en: 'Only administrators give out, correct and erase a person’s data',
    mr: 'व्यक्तीची माहिती देणे, दुरुस्त करणे व पुसून टाकणे हे केवळ प्रशासक करू शकतात',
  },
  purpose: {
    en: 'Whoever has sent feedback may ask to see, correct or erase it. Make sure first who is asking: a telephone may belong to a family.',
    mr: 'अभिप्राय पाठवणाऱ्या व्यक्तीस आपली माहिती पाहण्याचा, दुरुस्त करून घेण्याचा किंवा पुसून टाकण्यास सांगण्याचा हक्क आहे. मागणी कोण करत आहे याची आधी खात्री करा: एक दूरध्वनी पूर्ण कुटुंबाचा असू शकतो.',
  },
  misconduct: {
    en: 'Reports of discrimination or misconduct are found by the officer named for them alone. Send such a request on to that officer.',
    mr: 'भेदभाव किंवा गैरवर्तनाच्या तक्रारी केवळ त्यासाठी नेमलेल्या अधिकाऱ्यांनाच सापडतात. अशी मागणी त्यांच्याकडे पाठवा.',
  },
  noted: {
    en: 'Each step is noted in the journal or the log of the desk, without the data.',
    mr: 'प्रत्येक कृतीची नोंद माहितीशिवाय कार्यनोंदवहीत किंवा कक्षाच्या लॉगमध्ये होते.',
  },
  telephone: { en: 'Telephone number', mr: 'दूरध्वनी क्रमांक' },
  email: { en: 'Email', mr: 'ई-मेल' },
  find: { en: 'Find messages', mr: 'संदेश शोधा' },
  tooLittle: {
    en: 'Enter a number of at least five digits or an email',
    mr: 'किमान पाच अंकी क्रमांक किंवा ई-मेल लिहा',
  },
  emailAsNumber: {
    en: 'This is an email address. Write it under Email, and leave the number empty.',
    mr: 'हा ई-मेल पत्ता आहे. तो ‘ई-मेल’ येथे लिहा आणि दूरध्वनी क्रमांक रिकामा ठेवा.',
  },
  wrong: { en: 'Something in this is missing or wrong', mr: 'यातील काही माहिती अपूर्ण किंवा चुकीची आहे' },
  gone: { en: 'This message is no longer there', mr: 'हा संदेश आता उपलब्ध नाही' },
  failed: { en: 'This did not work. Please try again.', mr: 'हे जमले नाही. पुन्हा प्रयत्न करा.' },
  nothing: { en: 'No message found', mr: 'एकही संदेश आढळला नाही' },
  count: { en: 'Messages found', mr: 'आढळलेले संदेश' },
  found: { en: 'Messages', mr: 'संदेश' },
  chooseAll: { en: 'Choose all', mr: 'सर्व निवडा' },
  chosen: { en: 'Chosen', mr: 'निवडले' },
  subject: { en: 'Subject', mr: 'विषय' },
  received: { en: 'Received', mr: 'प्राप्त' },
  name: { en: 'Name', mr: 'नाव' },
  mobile: { en: 'Mobile number', mr: 'मोबाइल क्रमांक' },
  toRead: { en: 'Download to read (HTML)', mr: 'वाचण्यासाठी डाउनलोड करा (HTML)' },
  toMove: { en: 'Download for programs (JSON)', mr: 'संगणकीय वापरासाठी डाउनलोड करा (JSON)' },
  correct: { en: 'Correct', mr: 'दुरुस्त करा' },
  save: { en: 'Save the correction', mr: 'दुरुस्ती जतन करा' },
  cancel: { en: 'Cancel', mr: 'रद्द करा' },
  corrected: {
    en: 'Corrected at the person’s request',
    mr: 'व्यक्तीच्या विनंतीवरून दुरुस्त केले',
  },
  confirm: {
    en: 'The person wants the chosen messages erased, with all notes, answers and mails. This cannot be undone. Backups made until now keep them; you are told which, and until when.',
    mr: 'निवडलेले संदेश सर्व टिपणे, उत्तरे व ई-मेल यांसह पुसून टाकावेत अशी व्यक्तीची मागणी आहे. हे मागे घेता येत नाही. आतापर्यंतच्या बॅकअपमध्ये ते राहतात; कोणत्या व कधीपर्यंत, हे येथे सांगितले जाईल.',
  },
  erase: { en: 'Erase the chosen messages', mr: 'निवडलेले संदेश पुसून टाका' },
  notConfirmed: { en: 'Please confirm first', mr: 'कृपया आधी खात्री करा' },
  erased: { en: 'Messages erased', mr: 'पुसून टाकलेले संदेश' },
  erasedHeld: { en: 'Records erased', mr: 'पुसून टाकलेल्या नोंदी' },
  overwrittenSoon: {
    en: 'The old text stands in the database’s files until the backup that is running has ended. Then it is overwritten.',
    mr: 'सध्या सुरू असलेला बॅकअप पूर्ण होईपर्यंत जुना मजकूर डेटाबेसच्या फाइलमध्ये राहतो. त्यानंतर तो पुसला जातो.',
  },
  backups: {
    en: 'These copies, made before, still hold it. Tell the person until when:',
    mr: 'आधी घेतलेल्या या प्रतींमध्ये ती माहिती अजून आहे. त्या कधीपर्यंत राहतील ते संबंधित व्यक्तीला कळवा:',
  },
  noBackup: {
    en: 'No backup on this server holds it.',
    mr: 'या सर्व्हरवरील कोणत्याही बॅकअपमध्ये ही माहिती नाही.',
  },
  unseenBackups: {
    en: 'Not every place of backups could be looked at. Copies there may still hold it: ask whoever looks after the server, and tell the person.',
    mr: 'बॅकअपची सर्व ठिकाणे तपासता आली नाहीत. तेथील प्रतींमध्ये ही माहिती अजून असू शकते: सर्व्हर सांभाळणाऱ्यांना विचारा आणि संबंधित व्यक्तीला कळवा.',
  },
  until: {
    en: 'the nightly backup removes it by {day}',
    mr: 'रोजच्या रात्रीच्या बॅकअपमध्ये {day} पर्यंत काढून टाकली जाईल',
  },
  byHand: {
    en: 'stays until the operator removes it by hand',
    mr: 'सर्व्हर सांभाळणारे ती स्वतः काढेपर्यंत राहील',
  },
  held: { en: 'Besides messages', mr: 'संदेशांव्यतिरिक्त' },
  confirmHeld: {
    en: 'The person wants this erased. This cannot be undone. Backups made until now keep it; you are told which, and until when.',
    mr: 'ही माहिती पुसून टाकावी अशी व्यक्तीची मागणी आहे. हे मागे घेता येत नाही. आतापर्यंतच्या बॅकअपमध्ये ती राहते; कोणत्या व कधीपर्यंत, हे येथे सांगितले जाईल.',
  },
  eraseHeld: { en: 'Erase this', mr: 'ही माहिती पुसून टाका' },
  done: { en: 'Saved', mr: 'जतन केले' },
  message: { en: 'Message', mr: 'संदेश' },
  reference: { en: 'Reference number', mr: 'संदर्भ क्रमांक' },
  status: { en: 'Status', mr: 'स्थिती' },
  department: { en: 'Department', mr: 'विभाग' },
  notice: { en: 'Notice about personal data that was shown', mr: 'दाखवलेली वैयक्तिक माहितीबाबतची सूचना' },
  eraseOn: { en: 'Is erased on', mr: 'पुसून टाकण्याचा दिनांक' },
  answeredAt: { en: 'Answered', mr: 'उत्तर दिले' },
  closedAt: { en: 'Closed on', mr: 'निकाली काढल्याचा दिनांक' },
  note: { en: 'Note of staff', mr: 'कर्मचाऱ्यांचे टिपण' },
  answer: { en: 'Answer', mr: 'उत्तर' },
  addition: { en: 'Added later', mr: 'नंतर जोडलेली माहिती' },
} satisfies Record<string, Words>
