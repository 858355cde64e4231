import { useNow } from '../clock/use-now.ts'
import { Badge } from '../components/button/button.tsx'
import { StateLabel } from '../components/state-label/state-label.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { isNewAt, type Tender, type TenderState, tenderStateAt } from './tender-state.ts'
import { timeIn } from './time-in.ts'

/** So many days before the end it is said how many are left. */
const soon = 7

const toneOf = { open: 'good', closed: 'over', result: 'over', cancelled: 'bad' } as const satisfies Record<
  TenderState,
  string
>

/** "Open", "Closes in 3 days", "Closed", "Result", "Cancelled"; nothing where nobody gave a last day. */
export function StateBadge({ tender }: { tender: Tender }) {
  const now = tenderStateAt(tender, useNow())
  const { t } = useTranslation('tender-state')
  const { number } = useFormat()
  if (!now) return null
  const { state, days = soon + 1 } = now
  return (
    <StateLabel tone={toneOf[state]}>
      {days > soon
        ? t(state)
        : days > 1
          ? t('closesIn', { days: number(days) })
          : t(days ? 'closesTomorrow' : 'closesToday')}
    </StateLabel>
  )
}

/** "New", while it is open or nobody gave a last day. */
export function NewBadge({ tender }: { tender: Tender }) {
  const { t } = useTranslation('common')
  return isNewAt(tender, useNow()) ? <Badge>{t('badgeNew')}</Badge> : null
}

/** The state, and the last day and time, in one line. */
export function LastDay({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tender-state')
  const time = timeIn(useFormat(), tender.closes)
  return (
    <>
      <StateBadge tender={tender} /> {time ? <span className="num">{t('lastDay', { time })}</span> : null}
    </>
  )
}
