'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const Later = lazy(() =>
  import('./make-proposal.tsx').then(({ MakeProposal }) => ({ default: MakeProposal })),
)

/** Fetched with a proposal for the budget alone: its script is in no other form. */
export const MakeProposalLater = (props: ComponentProps<typeof Later>) => (
  <Suspense>
    <Later {...props} />
  </Suspense>
)
