import { lists, toAsciiDigits } from '@nagardwar/contract'
import { type Check, email } from '../../../content/fields/check.ts'
import { messagingNumber, phone } from '../../../content/fields/telephone.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'
import { fillBlanks } from '../fill-blanks.ts'
import type { Field, Line } from '../form/field.ts'
import type { Answers, Question } from '../question.ts'
import { saveSettings, settingsOf } from '../stored-settings.ts'

type Contact = Pick<Line, 'name' | 'label' | 'hint'> & { isMail?: boolean; check?: Check; tick: Words }

const answered = (en: string, mr: string): Words => ({
  en: `Somebody answers ${en} now`,
  mr: `${mr} आता उत्तर दिले जाते`,
})

const contacts: Contact[] = [
  {
    name: 'office',
    label: { en: 'Office telephone', mr: 'कार्यालयाचा दूरध्वनी' },
    tick: answered('this number', 'या क्रमांकावर'),
  },
  {
    name: 'second',
    label: { en: 'Second telephone', mr: 'दुसरा दूरध्वनी' },
    tick: answered('the second number', 'दुसऱ्या क्रमांकावर'),
  },
  {
    name: 'helpline',
    label: lists.settings.fields.helpline.label,
    tick: answered('the helpline', 'हेल्पलाइनवर'),
  },
  {
    name: 'emergency',
    label: lists.settings.fields.emergency.label,
    hint: {
      en: 'Only one that is answered day and night. The national number 112 stands on the site by itself.',
      mr: 'केवळ अहोरात्र सुरू असलेला क्रमांक. राष्ट्रीय क्रमांक ११२ संकेतस्थळावर आपोआप दिसतो.',
    },
    tick: answered('the emergency number', 'आपत्कालीन क्रमांकावर'),
  },
  {
    name: 'messagingPhone',
    label: lists.settings.fields.messagingPhone.label,
    check: messagingNumber,
    tick: answered('messages', 'व्हॉट्सॲपवर'),
  },
  {
    name: 'email',
    label: lists.settings.fields.email.label,
    isMail: true,
    check: email,
    tick: { en: 'Somebody reads this email now', mr: 'हा ई-मेल आता वाचला जातो' },
  },
]

const tickOf = (name: string): string => `${name}.answered`

const fieldsOf = ({ name, label, hint, isMail, check = phone, tick }: Contact): Field[] => [
  {
    kind: 'line',
    name,
    label,
    ...(hint ? { hint } : {}),
    mode: isMail ? 'email' : 'tel',
    check,
  },
  { kind: 'tick', name: tickOf(name), label: tick },
]

/** What is confirmed; everything else stays in the guide. */
const confirmed = (answers: Answers, name: string): string =>
  answers[tickOf(name)] === 'on' ? (answers[name] ?? '') : ''

export const numbers: Question = {
  id: 'numbers',
  title: { en: 'At which numbers do residents reach you?', mr: 'नागरिक कोणत्या क्रमांकांवर संपर्क साधू शकतात?' },
  why: {
    en: 'A resident who calls a number that rings nowhere is worse off than without it. So only those that you tick are shown; the others stay in this guide.',
    mr: 'उत्तर न मिळणाऱ्या क्रमांकापेक्षा क्रमांक नसलेला बरा. म्हणून केवळ खूण केलेले क्रमांक दिसतात; बाकीचे या मार्गदर्शनातच राहतात.',
  },
  seenAt: '/contact',
  fields: () => contacts.flatMap(fieldsOf),
  known: async (req) => {
    const settings = await settingsOf(req)
    const [office = '', second = ''] = settings.phones ?? []
    const { helpline, emergency, messagingPhone, email } = settings
    const stored = { office, second, helpline, emergency, messagingPhone, email }
    const filled = Object.entries(stored).filter(([, value]) => value)
    return Object.fromEntries(
      filled.flatMap(([name, value]) => [
        [name, String(value)],
        [tickOf(name), 'on'],
      ]),
    )
  },
  keeps: (answers) =>
    Object.fromEntries(
      contacts.flatMap(({ name }) =>
        answers[name] && confirmed(answers, name) === '' ? [[name, answers[name]] as const] : [],
      ),
    ),
  save: async ({ answers, req }) => {
    const { phones } = await settingsOf(req)
    const own = [confirmed(answers, 'office'), confirmed(answers, 'second')].filter(Boolean)
    await saveSettings(
      {
        // The form has two; more were typed in the settings.
        phones: [...own, ...(phones ?? []).slice(2)],
        helpline: confirmed(answers, 'helpline'),
        emergency: confirmed(answers, 'emergency'),
        messagingPhone: confirmed(answers, 'messagingPhone'),
        email: confirmed(answers, 'email'),
      },
      req,
    )
    const telephone = confirmed(answers, 'office')
    await fillBlanks({ telephone: { en: toAsciiDigits(telephone), mr: toMarathiDigits(telephone) } }, req)
    return 'answered'
  },
}
