import { email } from '../../../content/fields/check.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import { sendTest } from '../mail-test.ts'
import { note } from '../progress.ts'
import type { Question } from '../question.ts'

const id = 'mail'

export const mail: Question = {
  id,
  title: { en: 'Can the desk send mail?', mr: 'कर्मचारी कक्ष मेल पाठवू शकतो का?' },
  why: {
    en: 'A test message shows it. Residents see nothing of it.',
    mr: 'चाचणी संदेशावरून ते कळते. नागरिकांना यातील काही दिसत नाही.',
  },
  seenAt: '/contact',
  fields: ({ payload }) =>
    canSendMail(payload)
      ? [
          {
            kind: 'line',
            name: 'to',
            label: { en: 'Send the test message to', mr: 'चाचणी संदेश कोणाला पाठवायचा' },
            mode: 'email',
            check: email,
            required: true,
          },
        ]
      : [],
  known: async ({ user }) => ({ to: user?.email ?? '' }),
  save: async ({ answers, req }) => {
    if (!canSendMail(req.payload)) return 'answered'
    const test = await sendTest(answers.to ?? '', { req })
    await note(req.payload, id, (entry) => ({ ...entry, found: { test } }))
    return test.outcome === 'sent' ? 'noted' : 'shown'
  },
  button: ({ payload }) =>
    canSendMail(payload)
      ? { en: 'Send the test message', mr: 'चाचणी संदेश पाठवा' }
      : { en: 'Go on without mail', mr: 'मेलशिवाय पुढे जा' },
}
