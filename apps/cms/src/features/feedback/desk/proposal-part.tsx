import type { PayloadRequest } from 'payload'
import { proposalsOf } from '../proposals/make.ts'
import type { StoredFeedback } from '../status/find.ts'
import { MakeProposal } from './make-proposal.tsx'
import { words } from './words.ts'

type Props = { req: PayloadRequest; message: StoredFeedback; address: string; language: 'en' | 'mr' }

/** Of a proposal for the budget: a button that makes a draft for the public list, or what was made of it. */
export async function ProposalPart({ req, message, address, language }: Props) {
  if (message.kind !== 'proposal') return null
  const made = await proposalsOf(req, message.id)
  if (made.length === 0) return <MakeProposal address={address} language={language} />
  return made.map(({ id, title }) => (
    <p key={id}>
      {words.proposalMade[language]}{' '}
      <a href={`${req.payload.config.routes.admin}/collections/budget-proposals/${id}`}>{title}</a>
    </p>
  ))
}
