import { fromOneWord, type Receipt } from '../../api/receipt.ts'

/** What stands in the signed address instead of a receipt when somebody follows a report. */
export const followedWord = 'followed'
/** The same with an address to which the council writes. */
export const toldWord = 'told'

export type Sent = ({ state: 'sent' } & Receipt) | { state: 'followed'; isTold: boolean }

/** What `/report?sent=…` confirms; undefined if nothing was sent. */
export function presentSent(query: URLSearchParams): Sent | undefined {
  const word = query.get('sent')
  if (word === null) return undefined
  if (word === followedWord || word === toldWord) return { state: 'followed', isTold: word === toldWord }
  const receipt = word === '' ? { reference: '' } : fromOneWord(word)
  return receipt && { state: 'sent', ...receipt }
}
