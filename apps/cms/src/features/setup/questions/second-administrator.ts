import { email } from '../../../content/fields/check.ts'
import type { Words } from '../../../platform/words/words.ts'
import { hasAccount, invite } from '../invitation.ts'
import type { Complaints, Question } from '../question.ts'

const hasAccountAlready: Words = {
  en: 'This email has an account already. A new password for it is set under Accounts.',
  mr: 'या ई-मेलचे खाते आधीच आहे. त्यासाठी नवा पासवर्ड ‘खाती’ येथे ठेवता येतो.',
}

export const secondAdministrator: Question = {
  id: 'second-administrator',
  title: { en: 'Who else administers the desk?', mr: 'कर्मचारी कक्षाचे दुसरे प्रशासक कोण?' },
  why: {
    en: 'When one person is ill or has moved, another one lets staff in. Nobody has to know the other’s password.',
    mr: 'एक व्यक्ती रजेवर असेल किंवा तिची बदली झाली तरी दुसरी व्यक्ती कर्मचाऱ्यांना प्रवेश देऊ शकते. कोणालाही दुसऱ्याचा पासवर्ड माहीत असण्याची गरज नाही.',
  },
  seenAt: '/',
  fields: () => [
    { kind: 'line', name: 'name', label: { en: 'Name', mr: 'नाव' }, required: true },
    {
      kind: 'line',
      name: 'email',
      label: { en: 'Email with which the person logs in', mr: 'प्रवेशासाठीचा ई-मेल' },
      mode: 'email',
      check: email,
      required: true,
    },
  ],
  known: async () => ({}),
  check: async ({ answers, req }): Promise<Complaints> =>
    (await hasAccount(answers.email ?? '', req)) ? { email: hasAccountAlready } : {},
  save: async ({ answers, req }) => {
    await invite({ name: answers.name ?? '', email: answers.email ?? '' }, req)
    return 'noted'
  },
  button: () => ({ en: 'Make the invitation link', mr: 'निमंत्रणाचा दुवा तयार करा' }),
}
