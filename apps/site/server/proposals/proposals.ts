import { proposalFields, serverCallPaths } from '@nagardwar/contract'
import type { ProposalProblem, Proposals } from '../../app/api/proposals.ts'
import { receiptIn } from '../../app/api/receipt.ts'

type Send = (path: string, body: object, key: string) => Promise<Response>

const usualPause = 60

async function bodyOf(response: Response): Promise<{ errors?: unknown }> {
  const body: unknown = await response.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? body : {}
}

function problemIn({ status, headers }: Response, { errors }: { errors?: unknown }): ProposalProblem {
  if (status === 429) return { state: 'busy', seconds: Number(headers.get('retry-after')) || usualPause }
  if (status === 404) return { state: 'missing' }
  const given = (typeof errors === 'object' && errors !== null ? errors : {}) as Record<string, string>
  if (status === 409 && (given.link === 'noticeClosed' || given.link === 'noticePlanned'))
    return { state: 'notOpen', error: given.link }
  const own = proposalFields.filter((field) => given[field])
  if (status === 400 && own.length > 0)
    return { state: 'refused', errors: Object.fromEntries(own.map((field) => [field, given[field]])) }
  return { state: 'failed' }
}

/** Proposals go to the desk by a call that no browser makes. */
export const createProposals = (send: Send): Proposals => ({
  async send(body, key) {
    const response = await send(serverCallPaths.proposal, body, key)
    const answer = await bodyOf(response)
    const receipt = response.ok ? receiptIn(answer) : undefined
    return receipt ? { state: 'sent', ...receipt } : problemIn(response, answer)
  },
})
