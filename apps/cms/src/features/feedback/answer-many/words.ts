import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'
import { words as desk } from '../desk/words.ts'

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
  confirm: { en: 'Yes, give it', mr: 'होय, द्या' },
  final: { en: 'It cannot be changed afterwards.', mr: 'नंतर ते बदलता येत नाही.' },
  noMail: { en: 'No mail is sent.', mr: 'ई-मेल पाठवला जात नाही.' },
  nobody: {
    en: 'None of these is still open. Nobody gets the answer.',
    mr: 'यांपैकी एकही संदेश प्रलंबित नाही. उत्तर कोणालाही जाणार नाही.',
  },
  choose: { en: 'Choose', mr: 'निवडा' },
  noneChosen: { en: 'Choose at least one message in the table', mr: 'तक्त्यातील किमान एक संदेश निवडा' },
} satisfies Record<string, Words>

const residents = (many: number): Words => ({
  en: many === 1 ? '1 resident' : `${many} residents`,
  mr: many === 1 ? 'एका व्यक्तीला' : `${toMarathiDigits(many)} जणांना`,
})

/** On the button: how many get the answer. Where that is not known yet, or nobody is chosen, it names none. */
export function giveTo(many: number | undefined): Words {
  if (!many) return desk.giveAnswer
  const { en, mr } = residents(many)
  return { en: `Give this answer to ${en}`, mr: `${mr} हे उत्तर द्या` }
}

export function askGiving(many: number): Words {
  const { en, mr } = residents(many)
  return { en: `Give this answer to ${en}?`, mr: `${mr} हे उत्तर द्यायचे का?` }
}

export function mailed(many: number): Words {
  const { mr } = residents(many)
  return {
    en: many === 1 ? '1 of them gets it by mail too.' : `${many} of them get it by mail too.`,
    mr: `त्यांपैकी ${mr} ते ई-मेलनेही मिळेल.`,
  }
}

export function answeredTo(many: number): Words {
  const { en, mr } = residents(many)
  return { en: `The answer was given to ${en}`, mr: `${mr} उत्तर दिले` }
}
