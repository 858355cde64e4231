import { useRouteLoaderData } from 'react-router'
import { AlertItem } from '../alerts/alert-item.tsx'
import { useDepartmentHere } from '../alerts/department-here.ts'
import { type AlertRow, alertsFor } from '../alerts/present-alerts.ts'
import { useBarePath, useHref } from '../i18n/language-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { type StateRow, troublesOn } from '../service-states/present-service-states.ts'
import { ServiceTrouble } from '../service-states/service-trouble.tsx'
import type { RootData } from '../start/root-data.ts'

/**
 * The alerts of this moment, for one page. Only the server writes them: no script of the first view knows them, and
 * the page's own script puts newer ones in their place (server/alerts/live-alerts.ts). A screen reader reads what comes
 * later by itself.
 */
export function AlertsOfPage() {
  const department = useDepartmentHere()
  const path = useBarePath()
  const { alerts = [], troubles = [] } = useRouteLoaderData<RootData>('root') ?? {}
  return (
    <AlertsBox alerts={alertsFor(alerts, department)} troubles={troublesOn(troubles, path, department)} />
  )
}

type Shown = { alerts: readonly AlertRow[]; troubles?: readonly StateRow[] }

export const AlertsBox = ({ alerts, troubles = [] }: Shown) => (
  <div id="alerts" aria-live="polite">
    {alerts.length + troubles.length > 0 ? <Alerts alerts={alerts} troubles={troubles} /> : null}
  </div>
)

function Alerts({ alerts, troubles }: Required<Shown>) {
  const { t } = useTranslation('alerts')
  const href = useHref()
  return (
    <section aria-label={t('now')}>
      <ul className="list">
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
        {troubles.map((row) => (
          <ServiceTrouble key={row.id} row={row} />
        ))}
      </ul>
      <p className="alerts__more">
        {alerts.length > 0 ? (
          <a href={href('/alerts')}>{t('all')}</a>
        ) : (
          <a href={href('/today')}>{t('today')}</a>
        )}
      </p>
    </section>
  )
}
