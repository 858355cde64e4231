import type { Words } from '../../platform/words/words.ts'

export const words = {
  title: { en: 'Import content', mr: 'मजकूर आयात करा' },
  purpose: {
    en: 'Takes the content of your earlier website, or of sheets, into this desk. Everything comes as drafts, unless you choose otherwise. A second import updates and adds; what staff changed here stays.',
    mr: 'आधीच्या संकेतस्थळाचा किंवा तक्त्यांमधील मजकूर या कक्षात घेतो. वेगळे निवडले नाही तर सर्व काही मसुदे म्हणून येते. दुसरी आयात बदल घेते व नवीन नोंदी जोडते; कर्मचाऱ्यांनी येथे केलेले बदल तसेच राहतात.',
  },
  source: { en: 'Where from', mr: 'कोठून' },
  server: { en: 'From the website', mr: 'संकेतस्थळावरून' },
  sheets: { en: 'From sheets (CSV or Excel) and their files', mr: 'तक्ते (CSV किंवा Excel) व त्यांच्या फाइलींमधून' },
  files: { en: 'Sheets and files', mr: 'तक्ते आणि फाइली' },
  noServer: {
    en: 'To read a website, the operator of this server gives its address first.',
    mr: 'संकेतस्थळ वाचण्यासाठी आधी या सर्व्हरचे व्यवस्थापक त्याचा पत्ता देतात.',
  },
  oldPages: {
    en: 'Addresses with numbers on the earlier website, so that its links lead on (optional)',
    mr: 'आधीच्या संकेतस्थळावरील क्रमांक असलेले पत्ते, म्हणजे त्यांचे दुवे पुढेही चालतील (ऐच्छिक)',
  },
  oldPagesHelp: {
    en: 'One in a line. {id} stands for the number of the row, {p_id} for that of a department, {y_id} for that of a heading.',
    mr: 'एका ओळीत एक. {id} म्हणजे नोंदीचा क्रमांक, {p_id} म्हणजे विभागाचा, {y_id} म्हणजे विषयाचा क्रमांक.',
  },
  departmentPages: { en: 'Pages of departments', mr: 'विभागांची पाने' },
  headingPages: { en: 'Pages of headings', mr: 'विषयांची पाने' },
  wrongPattern: {
    en: 'An address begins with / and names one number, such as /page.php?id={id}. Please check: ',
    mr: 'पत्ता / ने सुरू होतो व त्यात एक क्रमांक असतो, उदा. /page.php?id={id}. कृपया तपासा: ',
  },
  dryRun: {
    en: 'Only try: store nothing, write the report',
    mr: 'फक्त चाचणी: काहीही न साठवता अहवाल तयार करा',
  },
  publish: {
    en: 'Publish what was public there and is right',
    mr: 'तेथे सार्वजनिक असलेले व बरोबर असलेले प्रसिद्ध करा',
  },
  start: { en: 'Start', mr: 'सुरू करा' },
  progress: { en: 'Progress', mr: 'प्रगती' },
  isRunning: {
    en: 'The import is running. You may leave this page.',
    mr: 'आयात सुरू आहे. हे पान सोडले तरी चालेल.',
  },
  hasEnded: { en: 'The last import has ended.', mr: 'मागील आयात संपली आहे.' },
  brokeOff: {
    en: 'The last import did not reach its end. Start it again: it goes on where it was.',
    mr: 'मागील आयात पूर्ण झाली नाही. पुन्हा सुरू करा: ती थांबली तेथून पुढे जाईल.',
  },
  reports: { en: 'Reports', mr: 'अहवाल' },
  none: { en: 'None yet', mr: 'अद्याप नाही' },
  onlyAdmins: { en: 'Only administrators import content', mr: 'केवळ प्रशासक मजकूर आयात करतात' },
  runsAlready: { en: 'An import is running already', mr: 'एक आयात आधीच सुरू आहे' },
  nothingSent: {
    en: 'Choose at least one sheet, named as in the templates, such as wards.csv',
    mr: 'किमान एक तक्ता निवडा; त्याचे नाव नमुन्याप्रमाणे असावे, उदा. wards.csv',
  },
  failed: { en: 'The import could not be started', mr: 'आयात सुरू करता आली नाही' },
} satisfies Record<string, Words>
