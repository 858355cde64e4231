import { AlertItem } from '../alerts/alert-item.tsx'
import { type AlertRow, plannedAlerts } from '../alerts/present-alerts.ts'
import { useNow } from '../clock/use-now.ts'
import { useLanguage } from '../i18n/language-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { plannedAddress } from '../open-data/public-list.ts'
import { plannedTroubles, type StateRow } from './present-service-states.ts'
import { ServiceTrouble } from './service-trouble.tsx'

type Props = { alerts: readonly AlertRow[]; states: readonly StateRow[] }

/** Alerts and states of services that are still to begin, and their calendar. Nothing where nothing is planned. */
export function Planned({ alerts, states }: Props) {
  const { t } = useTranslation('alerts')
  const language = useLanguage()
  const now = useNow()
  const [coming, troubles] = [plannedAlerts(alerts, now), plannedTroubles(states, now)]
  if (coming.length + troubles.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('planned')}</h2>
      <ul className="list stack">
        {troubles.map((row) => (
          <ServiceTrouble key={`service-${row.id}`} row={row} />
        ))}
        {coming.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
      <p>
        <a href={plannedAddress(language)}>{t('plannedCalendar')}</a>
      </p>
    </section>
  )
}
