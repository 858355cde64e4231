import { common } from '@nagardwar/contract/common-names'
import type { Words } from '../../platform/words/words.ts'
import type { View } from './inbox/filters.ts'

export const viewWords: Record<View, Words> = {
  unread: { en: 'Unread', mr: 'न वाचलेले' },
  mine: { en: 'Mine', mr: 'माझ्याकडील' },
  overdue: { en: 'Overdue', mr: 'मुदतीबाहेर' },
  open: { en: 'All open', mr: 'सर्व प्रलंबित' },
  done: { en: 'Answered and closed', mr: 'उत्तर दिलेले व निकाली' },
  aside: { en: 'Put aside', mr: 'बाजूला ठेवलेले' },
}

export const words = {
  title: { en: 'Feedback inbox', mr: 'अभिप्राय टपाल' },
  onlyEditors: {
    en: 'Feedback is read by editors and administrators, and by clerks whose account names a department. A clerk reads what was given to that department.',
    mr: 'अभिप्राय केवळ संपादक व प्रशासक वाचू शकतात. लिपिकांच्या खात्यात विभाग नमूद असल्यास त्यांना त्या विभागाकडे सोपवलेले अभिप्राय वाचता येतात.',
  },
  views: { en: 'What to show', mr: 'काय दाखवायचे' },
  department: { en: 'Department', mr: 'विभाग' },
  all: { en: 'All departments', mr: 'सर्व विभाग' },
  kind: { en: 'Kind', mr: 'प्रकार' },
  allKinds: { en: 'All kinds', mr: 'सर्व प्रकार' },
  notice: common.publicNotice,
  allNotices: { en: 'With or without a notice', mr: 'सूचनेसह किंवा सूचनेविना' },
  show: { en: 'Show', mr: 'दाखवा' },
  subject: { en: 'Subject', mr: 'विषय' },
  received: { en: 'Received', mr: 'प्राप्त' },
  due: { en: 'Due', mr: 'अंतिम मुदत' },
  person: { en: 'With', mr: 'कोणाकडे' },
  status: { en: 'Status', mr: 'स्थिती' },
  unseen: {
    en: 'Open reports of misconduct, for the named officer alone:',
    mr: 'गैरवर्तनाच्या प्रलंबित तक्रारी, केवळ नेमलेल्या अधिकाऱ्यांसाठी:',
  },
  chooseAll: { en: 'Choose all in the table', mr: 'तक्त्यातील सर्व निवडा' },
  nothing: { en: 'Nothing here', mr: 'येथे काहीही नाही' },
  earlier: { en: 'Previous page', mr: 'मागील पान' },
  later: { en: 'Next page', mr: 'पुढील पान' },
  list: { en: 'All feedback as a list', mr: 'सर्व अभिप्रायांची यादी' },
  templates: { en: 'Texts for answers', mr: 'उत्तरांचे नमुने' },
  report: { en: 'Numbers for the chief officer (CSV)', mr: 'मुख्याधिकाऱ्यांसाठी आकडेवारी (CSV)' },
} satisfies Record<string, Words>
