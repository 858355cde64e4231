import type { PayloadRequest } from 'payload'
import { proposalsOf } from '../proposals/make.ts'
import type { StoredFeedback } from '../status/find.ts'
import { MakeProposalLater } from './make-proposal-later.tsx'

type Props = { req: PayloadRequest; message: StoredFeedback; address: string; language: 'en' | 'mr' }

/** Of a proposal for the budget: a button that makes a draft for the public list, or what was made of it. */
export async function ProposalPart({ req, message, address, language }: Props) {
  if (message.kind !== 'proposal') return null
  const made = (await proposalsOf(req, message.id)).map(({ id, title }) => ({
    ...{ id, title },
    path: `${req.payload.config.routes.admin}/collections/budget-proposals/${id}`,
  }))
  return <MakeProposalLater address={address} language={language} made={made} />
}
