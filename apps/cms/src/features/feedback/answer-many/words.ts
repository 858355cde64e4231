import type { Words } from '../../../platform/words/words.ts'

export const words = {
  title: { en: 'Answer many at once', mr: 'अनेकांना एकाच वेळी उत्तर' },
  to: { en: 'To whom', mr: 'कोणाला' },
  toChosen: { en: 'Those chosen in the table', mr: 'तक्त्यात निवडलेले' },
  toAll: { en: 'All that are open to this notice', mr: 'या सूचनेबाबतचे सर्व प्रलंबित' },
  mr: { en: 'Answer in Marathi', mr: 'मराठीतील उत्तर' },
  en: { en: 'Answer in English', mr: 'इंग्रजीतील उत्तर' },
  hint: {
    en: 'Each reads it in the language of the message where both are written, at the private link and by mail where there is an address. {name}, {subject} and {reference} are filled in. It cannot be changed afterwards. “All” leaves out what looks automated.',
    mr: 'दोन्ही भाषांत लिहिल्यास प्रत्येकाला आपल्या संदेशाच्या भाषेत उत्तर दिसते: खासगी दुव्यावर, आणि पत्ता असल्यास ई-मेलने. {name}, {subject} व {reference} येथे नाव, विषय व संदर्भ क्रमांक येतो. नंतर ते बदलता येत नाही. “सर्व” मध्ये यंत्राने पाठवल्यासारखे संदेश धरले जात नाहीत.',
  },
  give: { en: 'Give this answer to them', mr: 'त्यांना हे उत्तर द्या' },
  given: { en: 'Answers given', mr: 'दिलेली उत्तरे' },
  choose: { en: 'Choose', mr: 'निवडा' },
  noneChosen: { en: 'Choose at least one message in the table', mr: 'तक्त्यातील किमान एक संदेश निवडा' },
} satisfies Record<string, Words>
