import type { ProposalsOfNotice } from '../budget-proposals/present-proposals.ts'
import { ProposalPanel, type Proposing } from '../budget-proposals/proposing/proposal-panel.tsx'
import { WardProposals } from '../budget-proposals/ward-proposals.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { timeIn } from '../tenders/time-in.ts'
import { wardNumbers } from '../wards/numbers/ward-numbers.ts'
import type { Notice } from './notice-path.ts'
import { lastDayOf, noticeStateAt } from './notice-state.ts'
import { Part } from './part.tsx'

type Props = {
  notice: Notice
  now: number
  proposals: ProposalsOfNotice | undefined
  /** The part is in one of two places: what was decided stands before all else. */
  place: 'first' | 'afterAnswer'
}

/** What residents proposed for the budget. */
export function NoticeProposals({ notice, now, proposals, place }: Props) {
  const { t } = useTranslation('budget-proposals')
  const state = noticeStateAt(notice, now)?.state
  const isDecided = state === 'decided'
  if (notice.kind !== 'budget' || isDecided !== (place === 'first')) return null
  if (state === 'planned' && !proposals?.count) return null
  return (
    <Part title={t(isDecided ? 'decided' : 'title')}>
      {isDecided || state === 'open' ? null : <p>{t('noNames')}</p>}
      {proposals ? <WardProposals proposals={proposals} /> : <p>{t('unavailable')}</p>}
    </Part>
  )
}

type ProposeProps = Pick<Props, 'notice' | 'now'> & { proposing: Proposing }

/** The form of a notice that asks for proposals. Whether one is taken the desk decides, by its clock. */
export function ProposeHere({ notice, now, proposing }: ProposeProps) {
  const format = useFormat()
  if (notice.kind !== 'budget') return null
  return (
    <ProposalPanel
      asking={{ link: notice.link, wards: wardNumbers(notice.wards) }}
      isOpen={noticeStateAt(notice, now)?.state === 'open'}
      opens={timeIn(format, notice.opens) ?? ''}
      closes={timeIn(format, lastDayOf(notice)) ?? ''}
      proposing={proposing}
    />
  )
}
