import { useNow } from '../alerts/use-now.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import style from './state-badge.module.css'
import { type Tender, tenderStateAt } from './tender-state.ts'
import { timeIn } from './time-in.ts'

/** So many days before the end it is said how many are left. */
const soon = 7

/** "Open", "Closes in 3 days", "Closed", "Result", "Cancelled"; nothing where nobody gave a last day. */
export function StateBadge({ tender }: { tender: Tender }) {
  const now = tenderStateAt(tender, useNow())
  const { t } = useTranslation('tender-state')
  const { number } = useFormat()
  if (!now) return null
  const { state, days = soon + 1 } = now
  return (
    <span className={`${style.state} ${style[state]}`}>
      {days > soon
        ? t(state)
        : days > 1
          ? t('closesIn', { days: number(days) })
          : t(days ? 'closesTomorrow' : 'closesToday')}
    </span>
  )
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
