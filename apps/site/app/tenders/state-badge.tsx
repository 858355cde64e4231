import { useNow } from '../alerts/use-now.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import style from './state-badge.module.css'
import { type StateNow, type Tender, tenderStateAt } from './tender-state.ts'

/** So many days before the end it is said how many are left. */
const soon = 7

/** "Open", "Closes in 3 days", "Closed", "Result", "Cancelled"; nothing where nobody gave a last day. */
export function StateBadge({ tender }: { tender: Tender }) {
  const now = tenderStateAt(tender, useNow())
  const words = useStateWords()
  return now ? <span className={`${style.state} ${style[now.state]}`}>{words(now)}</span> : null
}

export function useStateWords(): (now: StateNow) => string {
  const { t } = useTranslation('tender-state')
  const { number } = useFormat()
  return ({ state, days }) => {
    if (state !== 'open' || days === undefined || days > soon) return t(state)
    if (days < 2) return t(days === 0 ? 'closesToday' : 'closesTomorrow')
    return t('closesIn', { days: number(days) })
  }
}
