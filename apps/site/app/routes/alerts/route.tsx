import type { Row } from '@nagardwar/contract/browser'
import { AlertItem } from '../../alerts/alert-item.tsx'
import { alertsAt, pastAlerts } from '../../alerts/present-alerts.ts'
import { definePage } from '../../api/page.ts'
import { useNow } from '../../clock/use-now.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { PushOffer } from '../../push/push-offer.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'

const page = definePage(['alerts', 'push'], { alerts: 'alerts' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Alerts({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('alerts')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Resource of={loaderData.alerts}>{(rows) => <AllAlerts rows={rows} />}</Resource>
    </Page>
  )
}

function AllAlerts({ rows }: { rows: readonly Row<'alerts'>[] }) {
  const { t } = useTranslation('alerts')
  const now = useNow()
  const current = alertsAt(rows, now)
  const past = pastAlerts(rows, now)
  return (
    <>
      <section className="stack">
        <h2>{t('now')}</h2>
        {current.length > 0 ? <AlertList alerts={current} /> : <p>{t('noneNow')}</p>}
      </section>
      <PushOffer />
      {past.length > 0 ? (
        <section className="stack">
          <h2>{t('past')}</h2>
          <AlertList alerts={past} />
        </section>
      ) : null}
    </>
  )
}

const AlertList = ({ alerts }: { alerts: readonly Row<'alerts'>[] }) => (
  <ul className="list stack">
    {alerts.map((alert) => (
      <AlertItem key={alert.id} alert={alert} />
    ))}
  </ul>
)
