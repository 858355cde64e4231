import { fromOneWord, type Receipt } from '../../api/receipt.ts'

/** What stands in the signed address instead of a receipt when somebody follows a report. */
export const followedWord = 'followed'

export type Sent = ({ state: 'sent' } & Receipt) | { state: 'followed' }

/** What `/report?sent=…` confirms; undefined if nothing was sent. */
export function presentSent(query: URLSearchParams): Sent | undefined {
  const word = query.get('sent')
  if (word === null) return undefined
  if (word === followedWord) return { state: 'followed' }
  const receipt = word === '' ? { reference: '' } : fromOneWord(word)
  return receipt && { state: 'sent', ...receipt }
}
