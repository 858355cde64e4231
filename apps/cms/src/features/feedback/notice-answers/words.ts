import type { Stance } from '@nagardwar/contract'
import type { Words } from '../../../platform/words/words.ts'

export const stanceWords: Readonly<Record<Stance, Words>> = {
  objection: { en: 'Objection', mr: 'हरकत' },
  suggestion: { en: 'Suggestion', mr: 'सूचना' },
  support: { en: 'Support', mr: 'पाठिंबा' },
}

/** What became of an answer in the decision. */
export const findings = {
  accepted: { en: 'Accepted', mr: 'मान्य' },
  partly: { en: 'Accepted in part', mr: 'अंशतः मान्य' },
  rejected: { en: 'Not accepted', mr: 'मान्य नाही' },
  noted: { en: 'Noted', mr: 'नोंद घेतली' },
} as const satisfies Record<string, Words>

/** The register for the hearing. */
export const registerWords = {
  title: { en: 'Register of the answers', mr: 'हरकती व सूचनांची नोंदवही' },
  ofSurvey: { en: 'Register of the replies', mr: 'उत्तरांची नोंदवही' },
  number: { en: 'No.', mr: 'क्र.' },
  reference: { en: 'Reference number', mr: 'संदर्भ क्रमांक' },
  name: { en: 'Name', mr: 'नाव' },
  gist: { en: 'Gist', mr: 'म्हणण्याचा सारांश' },
  files: { en: 'Files', mr: 'फाइली' },
  remark: { en: 'Remark', mr: 'शेरा' },
  opens: { en: 'Answers from', mr: 'उत्तरे देण्यास सुरुवात' },
  closes: { en: 'Answers until', mr: 'उत्तरे देण्याची अंतिम मुदत' },
  extended: { en: 'extended by a corrigendum', mr: 'शुद्धिपत्रकाने मुदतवाढ' },
  hearing: { en: 'Hearing', mr: 'सुनावणी' },
  count: { en: 'Entries', mr: 'एकूण नोंदी' },
  printed: { en: 'Printed on', mr: 'छापल्याचा दिनांक' },
  wide: {
    en: 'The table is wider than the screen. Move it sideways to see the rest.',
    mr: 'तक्ता पडद्यापेक्षा रुंद आहे. उरलेला भाग पाहण्यासाठी तो बाजूला सरकवा.',
  },
  print: { en: 'To print', mr: 'छापण्यासाठी' },
  excel: { en: 'Excel', mr: 'एक्सेल' },
  csv: { en: 'CSV', mr: 'CSV' },
  inInbox: { en: 'What came to this notice, in the inbox', mr: 'या सूचनेबाबत आलेले सर्व, टपालात' },
  ofProposals: {
    en: 'Proposals for the budget have no register. They are in the inbox.',
    mr: 'अंदाजपत्रकासाठीच्या प्रस्तावांची नोंदवही नसते. ते टपालात दिसतात.',
  },
  noNotice: { en: 'There is no such notice', mr: 'अशी सूचना नाही' },
  onlyEditors: {
    en: 'Only editors and administrators get the register',
    mr: 'नोंदवही केवळ संपादक व प्रशासकांना मिळते',
  },
} satisfies Record<string, Words>

/** The replies to a survey are no objections. */
export const registerTitle = (kind: string | null | undefined): Words =>
  kind === 'survey' ? registerWords.ofSurvey : registerWords.title

/** The mail with the outcome. */
export const outcomeWords = {
  decided: { en: 'The council has decided', mr: 'नगरपरिषदेने निर्णय घेतला आहे' },
  yours: { en: 'Your answer', mr: 'आपले उत्तर' },
  page: { en: 'The notice with its documents and the decision:', mr: 'सूचना, दस्तऐवज व निर्णय:' },
} satisfies Record<string, Words>

export const words = {
  part: { en: 'Answer to a notice', mr: 'सूचनेला दिलेले उत्तर' },
  stance: { en: 'Objection or suggestion', mr: 'हरकत किंवा सूचना' },
  ward: { en: 'Ward', mr: 'प्रभाग' },
  address: { en: 'Address', mr: 'पत्ता' },
  wantsOutcome: { en: 'Wants the outcome by email', mr: 'निर्णय ई-मेलने हवा आहे' },
  finding: { en: 'Decision on this answer', mr: 'या उत्तरावरील निर्णय' },
  group: { en: 'Group of similar answers', mr: 'समान उत्तरांचा गट' },
  groupHint: {
    en: 'A short name, the same for all answers that say the same, such as “Width of the road”.',
    mr: 'एकसारखे म्हणणे असलेल्या सर्व उत्तरांसाठी एकच लहान नाव, उदा. “रस्त्याची रुंदी”.',
  },
} satisfies Record<string, Words>
