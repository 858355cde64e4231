import type { ProposalErrors } from '@nagardwar/contract/browser'
import type { Receipt } from './receipt.ts'

/** Why a proposal was not taken. */
export type ProposalProblem =
  | { state: 'refused'; errors: ProposalErrors }
  | { state: 'notOpen'; error: 'noticePlanned' | 'noticeClosed' }
  | { state: 'busy'; seconds: number }
  | { state: 'failed' }
  /** The notice asks for no proposals, or is not there. */
  | { state: 'missing' }
  /** The honeypot was filled in. */
  | { state: 'trapped' }
  /** It was sent faster than a person can write. */
  | { state: 'tooQuick' }

/** Sends what residents propose for the budget, as one client's. Never throws. */
export type Proposals = {
  send(body: object, key: string): Promise<({ state: 'sent' } & Receipt) | ProposalProblem>
}
