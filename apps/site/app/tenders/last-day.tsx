import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { timeIn } from './present-tender.ts'
import { StateBadge } from './state-badge.tsx'
import type { Tender } from './tender-state.ts'

/** The state, and the last day and time, in one line. */
export function LastDay({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tender-state')
  const closes = timeIn(useFormat(), tender.closes)
  return (
    <>
      <StateBadge tender={tender} />{' '}
      {closes ? <span className="num">{t('lastDay', { time: closes })}</span> : null}
    </>
  )
}
