import type { Row } from '@nagardwar/contract/browser'
import { isSameId } from '../disclosure/dynamic-page.ts'
import { wardKey } from '../wards/ward-key.ts'

export type Proposal = Row<'budgetProposals'>

/** A proposal with those that ask for the same work. */
export type ShownProposal = { proposal: Proposal; same: readonly Proposal[] }

/** What a ward proposed. `count` counts those that ask for the same work too; `cost` is of what was taken in, in rupees. */
export type WardOfProposals = {
  ward: string
  key: string
  proposals: readonly ShownProposal[]
  count: number
  taken: number
  cost: number
}

export type ProposalsOfNotice = Pick<WardOfProposals, 'count' | 'taken' | 'cost'> & {
  wards: readonly WardOfProposals[]
}

const rank: Readonly<Record<Proposal['state'], number>> = {
  taken: 0,
  feasible: 1,
  received: 2,
  refused: 3,
  infeasible: 4,
}

/** The proposal that stands for this one: itself, unless it was merged into one that is there. */
function standsFor(proposal: Proposal, all: readonly Proposal[]): Proposal {
  const seen = new Set<Proposal>()
  let now = proposal
  while (!seen.has(now)) {
    seen.add(now)
    const { mergedId } = now
    const next = mergedId ? all.find(({ id }) => isSameId(id, mergedId)) : undefined
    if (!next) return now
    now = next
  }
  // Merged in a circle: each stands for itself.
  return proposal
}

export const costOf = ({ cost }: Proposal): number => (cost === '' ? 0 : Number(cost))

/** Wards without a number, such as the whole town, come first. */
const byNumber = (one: string, other: string): number =>
  (Number.parseInt(one, 10) || 0) - (Number.parseInt(other, 10) || 0) || (one < other ? -1 : 1)

/**
 * The proposals to a notice, ward by ward: what was taken in first, then what is feasible, then what nobody has examined
 * yet, and last what was refused. A proposal that was merged stands below the one that it was merged into.
 */
export function presentProposals(rows: readonly Proposal[], noticeId: number): ProposalsOfNotice {
  const all = rows.filter((row) => isSameId(row.noticeId, noticeId))
  const shown = Map.groupBy(all, (row) => standsFor(row, all))
  const proposals = [...shown].map(([proposal, group]) => ({
    proposal,
    same: group.filter((each) => each !== proposal),
  }))
  const wards = [...Map.groupBy(proposals, ({ proposal }) => wardKey(proposal.ward))]
    .map(([key, own]) => wardOf(key, own))
    .sort((one, other) => byNumber(one.key, other.key))
  const sum = (field: 'count' | 'taken' | 'cost') => wards.reduce((total, ward) => total + ward[field], 0)
  return { wards, count: sum('count'), taken: sum('taken'), cost: sum('cost') }
}

function wardOf(key: string, own: readonly ShownProposal[]): WardOfProposals {
  const taken = own.filter(({ proposal }) => proposal.state === 'taken')
  return {
    key,
    ward: own[0]?.proposal.ward ?? key,
    proposals: own.toSorted((one, other) => rank[one.proposal.state] - rank[other.proposal.state]),
    count: own.reduce((total, { same }) => total + 1 + same.length, 0),
    taken: taken.length,
    cost: taken.reduce((total, { proposal }) => total + costOf(proposal), 0),
  }
}
