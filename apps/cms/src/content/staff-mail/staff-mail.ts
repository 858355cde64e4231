import type { Payload, Where } from 'payload'
import { addresses } from '../../platform/addresses.ts'
import { readRecords } from '../../platform/database/records.ts'
import type { Letter } from '../../platform/mail/letters.ts'
import { canSendMail } from '../../platform/mail/mail-server.ts'
import type { Words } from '../../platform/words/words.ts'

type Language = keyof Words
type Account = { id: number; name: string; email: string }

const mostReaders = 50

const words = {
  greeting: { en: 'Namaskar', mr: 'नमस्कार' },
  open: { en: 'Open it at the desk:', mr: 'कर्मचारी कक्षात उघडा:' },
  automatic: {
    en: 'The staff desk of the website has sent this mail. Please do not answer it.',
    mr: 'हा ई-मेल संकेतस्थळाच्या कर्मचारी कक्षाने पाठवला आहे. कृपया त्याला उत्तर देऊ नका.',
  },
} satisfies Record<string, Words>

/** The language in which an account opens the desk, or else the first one of the council. */
async function languageOfAccount(payload: Payload, account: number): Promise<Language> {
  const [preference] = (
    await readRecords<{ id: number; value: unknown }>(payload, {
      collection: 'payload-preferences',
      where: {
        and: [
          { key: { equals: 'language' } },
          { 'user.value': { equals: account } },
          { 'user.relationTo': { equals: 'users' } },
        ],
      },
      limit: 1,
      pagination: false,
    })
  ).docs
  if (preference?.value === 'en' || preference?.value === 'mr') return preference.value
  const { firstLanguage } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return firstLanguage ?? addresses.of(payload).firstLanguage
}

async function textFor(payload: Payload, { id, name }: Account, { lines, path }: Letter, language: Language) {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 })
  const council = settings.name?.[language] ?? settings.name?.mr ?? settings.name?.en ?? ''
  const link = `${addresses.of(payload).desk[0]}${payload.config.routes.admin}${path}`
  const parts = [
    `${words.greeting[language]} ${name || id},`,
    ...lines.map((line) => line[language]),
    `${words.open[language]}\n${link}`,
    `${council}\n${words.automatic[language]}`,
  ]
  return parts.join('\n\n')
}

/** The log says which account got no mail and the server's code: no address, and nothing of the mail. */
async function send(payload: Payload, account: Account, letter: Letter): Promise<void> {
  try {
    const language = await languageOfAccount(payload, account.id)
    const text = await textFor(payload, account, letter, language)
    await payload.sendEmail({ to: account.email, subject: letter.subject[language], text })
  } catch (error) {
    const { code } = error as { code?: unknown }
    payload.logger.warn({ msg: 'A mail to staff was not sent', account: account.id, code })
  }
}

/**
 * Sends a letter to the accounts that `to` finds, each in its own language. It never fails, since what the letter tells
 * has happened; without a mail server it does nothing. Callers in a request do not wait for it:
 * `void mailStaff(payload, { role: { in: ['editor', 'admin'] } }, newFeedback({ reference, path }))`.
 */
export async function mailStaff(payload: Payload, to: Where, letter: Letter): Promise<void> {
  if (!canSendMail(payload)) return
  try {
    const { docs } = await payload.find({ collection: 'users', where: to, limit: mostReaders, depth: 0 })
    for (const account of docs) await send(payload, account, letter)
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'Mail to staff was not sent' })
  }
}
