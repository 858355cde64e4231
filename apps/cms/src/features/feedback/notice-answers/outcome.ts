import type { Payload } from 'payload'
import { isDecided } from '../../../content/public-notices/moments.ts'
import { publishedAt } from '../../../content/published.ts'
import { addresses, prefixOf } from '../../../platform/addresses.ts'
import { queueAnswers } from '../../../platform/database/feedback-mails.ts'
import { outcomeMark, waitingForOutcome } from '../../../platform/database/notice-answers.ts'
import { whileOpen } from '../../../platform/database/while-open.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import { storeEntry } from '../entries/entries.ts'
import { inLanguage, titleOf } from './in-words.ts'
import type { StoredNotice } from './open-notice.ts'
import { findings, outcomeWords } from './words.ts'

/** So long a decision stands on the site before it is mailed: what was published by mistake can be taken back. */
const anHour = 60 * 60 * 1000
const fiveMinutes = 5 * 60 * 1000

type Finding = keyof typeof findings | null | undefined

function textFor(payload: Payload, notice: StoredNotice, finding: Finding, language: 'en' | 'mr'): string {
  const page = `${addresses.of(payload).site}${prefixOf(language, payload)}${notice.link}`
  return [
    `${outcomeWords.decided[language]}: ${titleOf(notice, language)}`,
    inLanguage(notice.decision, language),
    ...(finding ? [`${outcomeWords.yours[language]}: ${findings[finding][language]}`] : []),
    `${outcomeWords.page[language]}\n${page}`,
  ].join('\n\n')
}

async function tell(payload: Payload, notice: StoredNotice, id: number): Promise<void> {
  const message = await payload.findByID({ collection: 'feedback', id, depth: 0, overrideAccess: true })
  const language = message.language ?? 'mr'
  // Before it is stored: a desk that is killed in between comes back to what has no outcome yet.
  if (message.status === 'new' || message.status === 'in-progress')
    await payload.update({
      collection: 'feedback',
      id,
      data: { status: 'answered' },
      depth: 0,
      overrideAccess: true,
    })
  await storeEntry(payload, {
    feedback: id,
    kind: 'answer',
    text: textFor(payload, notice, message.finding, language),
    language,
    byMail: canSendMail(payload) && message.email !== '',
    once: outcomeMark(id),
  })
}

/**
 * Gives the outcome of each decided notice to those who asked for it: behind their private link, and by mail. Each once,
 * also when the desk is killed in between; the mails have the queue of all answers.
 */
export async function tellOutcomes(payload: Payload, now = new Date()): Promise<void> {
  const { docs } = await payload.find({
    collection: 'public-notices',
    where: {
      and: [
        publishedAt(now),
        { here: { exists: true } },
        { updatedAt: { less_than: new Date(now.getTime() - anHour).toISOString() } },
      ],
    },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  for (const notice of docs) {
    if (!isDecided(notice, now) || !(notice.decision?.en || notice.decision?.mr)) continue
    for (const id of await waitingForOutcome(payload, notice.id)) await tell(payload, notice, id)
  }
  await queueAnswers(payload)
}

/** Looks every five minutes. */
export function keepTellingOutcomes(payload: Payload): void {
  whileOpen(payload, { every: fiveMinutes, failure: 'Outcomes of notices could not be told' }, () =>
    tellOutcomes(payload),
  )
}
