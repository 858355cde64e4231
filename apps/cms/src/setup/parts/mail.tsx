import { say, type Words } from '../../fields/words.ts'
import { mailServer } from '../../mail/mail-server.ts'
import { type MailResult, outcomes } from '../mail-test.ts'
import { entryOf, progressOf } from '../progress.ts'
import type { PartProps } from '../question.ts'
import { mail } from '../questions/mail.ts'

const words = {
  none: {
    en: 'No mail server is configured. The desk works without one: invitations are links that you hand on, and an administrator sets a forgotten password. For mail, the operator of this server adds a line such as this one to the settings and starts the desk again; its password stays there and never comes into the database:',
    mr: 'मेल सर्व्हर दिलेला नाही. त्याशिवायही कर्मचारी कक्ष चालतो: निमंत्रणाचा दुवा आपण स्वतः देता आणि विसरलेल्या पासवर्डऐवजी प्रशासक नवा ठेवतात. मेलसाठी या सर्व्हरचे व्यवस्थापक अशी ओळ सेटिंग्जमध्ये घालून कर्मचारी कक्ष पुन्हा सुरू करतात; पासवर्ड तेथेच राहतो, डेटाबेसमध्ये येत नाही:',
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
        {say(words.none, req)} <code lang="en">SMTP_URL=smtps://account:password@mail.example.org</code>
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
