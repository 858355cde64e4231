import { sendSealedPhotograph } from '../api/sealed-photograph.ts'
import { putIntoOutbox, type Waiting } from './outbox.ts'
import type { SealedAnswer } from './send-sealed.ts'

/** `stopped`: why the report does not follow now; `later`: others need not wait for it. */
type HandedOver = { entry: Waiting; stopped?: SealedAnswer | 'later' }

/**
 * Hands the photographs of a waiting report over, before it. Each is noted as soon as the server has it, so that the report
 * names the same ones at each attempt. One that the server never takes is left out, and the report goes on without it.
 */
export async function handOverPhotographs(waiting: Waiting): Promise<HandedOver> {
  let entry = waiting
  for (const photograph of waiting.photographs ?? []) {
    if (photograph.token || !photograph.sealed) continue
    const answer = await sendSealedPhotograph(photograph.sealed)
    if (answer === 'later') return { entry, stopped: 'later' }
    if (answer === 'unopened') return { entry, stopped: { state: 'failed', isNotTaken: true } }
    if (answer === 'unanswered') return { entry, stopped: { state: 'failed', isUnanswered: true } }
    const taken = answer === 'refused' ? [] : [{ ...photograph, ...answer }]
    const photographs = (entry.photographs ?? []).flatMap((each) => (each === photograph ? taken : [each]))
    entry = { ...entry, photographs }
    await putIntoOutbox(entry)
  }
  return { entry }
}

/** How a report names its photographs. */
export const tokensOf = ({ photographs = [] }: Waiting): string[] =>
  photographs.flatMap(({ token }) => token ?? [])

/** The server has photographs for a day before their report comes. */
export const areGone = (answer: SealedAnswer): boolean =>
  answer.state === 'refused' && answer.errors.files === 'filesGone'

/** The same report, whose photographs are handed over anew; one that the device does not have is lost. */
export const withoutTokens = (entry: Waiting): Waiting => ({
  ...entry,
  photographs: (entry.photographs ?? []).flatMap(({ sealed }) => (sealed ? [{ sealed }] : [])),
})
