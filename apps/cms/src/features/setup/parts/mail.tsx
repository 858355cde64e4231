import { mailServer } from '../../../platform/mail/mail-server.ts'
import { say, type Words } from '../../../platform/words/words.ts'
import { LinkToTask } from '../../../views/server-tasks/link-to-task.tsx'
import { type MailResult, outcomes } from '../mail-test.ts'
import { entryOf, progressOf } from '../progress.ts'
import type { PartProps } from '../question.ts'
import { mail } from '../questions/mail.ts'

const words = {
  none: {
    en: 'No mail server is configured. The desk works without one: invitations are links that you hand on, and an administrator sets a forgotten password. Mail is set up by the operator of this server:',
    mr: 'मेल सर्व्हर दिलेला नाही. त्याशिवायही कर्मचारी कक्ष चालतो: निमंत्रणाचा दुवा आपण स्वतः देता आणि विसरलेल्या पासवर्डऐवजी प्रशासक नवा ठेवतात. मेलची सोय या सर्व्हरचे व्यवस्थापक करतात:',
  },
  known: { en: 'Mail server:', mr: 'मेल सर्व्हर:' },
  last: { en: 'Last test, to', mr: 'मागील चाचणी, प्राप्तकर्ता' },
} satisfies Record<string, Words>

export async function MailNow({ req }: PartProps) {
  const result = entryOf(await progressOf(req.payload), mail.id).found?.test as MailResult | undefined
  const { smtpUrl } = mailServer.of(req.payload)
  if (!smtpUrl)
    return (
      <p>
        {say(words.none, req)} <LinkToTask id="mail" req={req} />
      </p>
    )
  return (
    <>
      <p>
        {say(words.known, req)} <strong lang="en">{new URL(smtpUrl).host}</strong>
      </p>
      {result && (
        <p className="setup-note" role="status">
          {say(words.last, req)} <span lang="en">{result.to}</span>: {say(outcomes[result.outcome], req)}
        </p>
      )}
    </>
  )
}
