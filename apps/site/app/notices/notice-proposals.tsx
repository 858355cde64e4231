import type { ProposalsOfNotice } from '../budget-proposals/present-proposals.ts'
import { WardProposals } from '../budget-proposals/ward-proposals.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Notice } from './notice-path.ts'
import { noticeStateAt } from './notice-state.ts'
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
      {isDecided ? null : <p>{t('noNames')}</p>}
      {proposals ? <WardProposals proposals={proposals} /> : <p>{t('unavailable')}</p>}
    </Part>
  )
}
