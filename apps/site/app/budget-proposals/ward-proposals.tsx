import { Paragraphs } from '../components/linked-text/paragraphs.tsx'
import { StateLabel } from '../components/state-label/state-label.tsx'
import { Link } from '../i18n/link.tsx'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { wardPath } from '../wards/ward-key.ts'
import {
  costOf,
  type Proposal,
  type ProposalsOfNotice,
  type ShownProposal,
  type WardOfProposals,
} from './present-proposals.ts'
import { wardAnchor } from './ward-anchor.ts'

const toneOf = {
  received: 'limited',
  feasible: 'limited',
  infeasible: 'over',
  taken: 'good',
  refused: 'over',
} as const satisfies Record<Proposal['state'], string>

/** What residents proposed, ward by ward, and what became of it. No resident is named. Only the server writes it. */
export function WardProposals({ proposals }: { proposals: ProposalsOfNotice }) {
  const { t } = useTranslation('budget-proposals')
  const { wards } = proposals
  if (wards.length === 0) return <p>{t('none')}</p>
  return (
    <>
      {wards.length > 1 ? (
        <p>
          <Totals of={proposals} />
        </p>
      ) : null}
      {wards.map((ward) => (
        <Ward key={ward.key} ward={ward} />
      ))}
    </>
  )
}

/** "6 proposals · 2 taken into the budget, ₹11,50,000" */
function Totals({ of: { count, taken, cost } }: { of: Pick<ProposalsOfNotice, 'count' | 'taken' | 'cost'> }) {
  const { t } = useTranslation('budget-proposals')
  const { number, rupees } = useFormat()
  return (
    <>
      {t('count', { count, number: number(count) })}
      {taken > 0 ? ` · ${t('takenIn', { count: taken, number: number(taken) })}` : null}
      {cost > 0 ? `, ${rupees(cost)}` : null}
    </>
  )
}

function Ward({ ward }: { ward: WardOfProposals }) {
  const { t } = useTranslation('budget-proposals')
  const { digits } = useFormat()
  return (
    <section className="stack">
      <h3 id={wardAnchor(ward.ward)}>
        {ward.key ? (
          <Link to={wardPath(ward.ward)}>{t('ward', { number: digits(ward.ward) })}</Link>
        ) : (
          t('noWard')
        )}
      </h3>
      <p className="small soft">
        <Totals of={ward} />
      </p>
      <ul className="list stack">
        {ward.proposals.map((each) => (
          <li key={each.proposal.id} className="stack">
            <ProposalBody shown={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProposalBody({ shown: { proposal, same } }: { shown: ShownProposal }) {
  const { t } = useTranslation('budget-proposals')
  const { rupees } = useFormat()
  const { title, place, text, state, reason } = proposal
  const cost = costOf(proposal)
  return (
    <>
      <p>
        <b>
          <Text>{title}</Text>
        </b>{' '}
        <StateLabel tone={toneOf[state]}>{t(state)}</StateLabel>
        {cost > 0 ? <span className="num"> {t('costs', { amount: rupees(cost) })}</span> : null}
      </p>
      {place ? (
        <p className="small soft">
          <Text>{place}</Text>
        </p>
      ) : null}
      {text ? <Paragraphs>{text}</Paragraphs> : null}
      {reason ? (
        <p>
          {/* A work that was taken in needs no reason: here stands what will be built, and when. */}
          {t(state === 'taken' ? 'outcome' : 'reason')}: <Text>{reason}</Text>
        </p>
      ) : null}
      {same.length > 0 ? (
        <div className="small">
          <p>{t('same')}</p>
          <ul>
            {same.map(({ id, title: other, place: at }) => (
              <li key={id}>
                <Text>{other}</Text>
                {at ? (
                  <>
                    {' · '}
                    <Text>{at}</Text>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}
