import type { Row } from '@nagardwar/contract/browser'
import { AlertItem } from '../../alerts/alert-item.tsx'
import { alertsAt, pastAlerts } from '../../alerts/present-alerts.ts'
import { definePage } from '../../api/page.ts'
import { useNow } from '../../clock/use-now.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { subscribePath } from '../../mail/mail-path.ts'
import { Page } from '../../page-templates/page.tsx'
import { PushOffer } from '../../push/push-offer.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { Planned } from '../../service-states/planned.tsx'
import { plannedTroubles } from '../../service-states/present-service-states.ts'
import { useHasContent } from '../../start/has-content.ts'
import type { Route } from './+types/route.ts'

const page = definePage(['alerts', 'today', 'push'], {
  alerts: 'alerts',
  states: { list: 'serviceStates', content: false },
})
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** The document has the states that are still to begin alone. */
export async function loader(args: Route.LoaderArgs) {
  const lists = await page.loader(args)
  const states = await lists.states
  return {
    ...lists,
    states: states.ok ? { ...states, value: plannedTroubles(states.value, Date.now()) } : states,
  }
}

export default function Alerts({ loaderData: { alerts, states } }: Route.ComponentProps) {
  const { t } = useTranslation('alerts')
  const hasContent = useHasContent()
  const rows = useRowsNow(alerts)
  return (
    <Page title={t('title')} intro={t('intro')} also={{ states }}>
      <Resource of={alerts}>{(all) => <Current rows={all} />}</Resource>
      <Planned alerts={rows} states={useRowsNow(states)} />
      <PushOffer />
      {hasContent(subscribePath) ? <MoreLink to={subscribePath}>{t('byMail')}</MoreLink> : null}
      <Past rows={rows} />
    </Page>
  )
}

function Current({ rows }: { rows: readonly Row<'alerts'>[] }) {
  const { t } = useTranslation('alerts')
  const current = alertsAt(rows, useNow())
  return (
    <section className="stack">
      <h2>{t('now')}</h2>
      {current.length > 0 ? <AlertList alerts={current} /> : <p>{t('noneNow')}</p>}
    </section>
  )
}

function Past({ rows }: { rows: readonly Row<'alerts'>[] }) {
  const { t } = useTranslation('alerts')
  const past = pastAlerts(rows, useNow())
  if (past.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('past')}</h2>
      <AlertList alerts={past} haveEnded />
    </section>
  )
}

type AlertListProps = { alerts: readonly Row<'alerts'>[]; haveEnded?: boolean }

const AlertList = ({ alerts, haveEnded = false }: AlertListProps) => (
  <ul className="list stack">
    {alerts.map((alert) => (
      <AlertItem key={alert.id} alert={alert} hasEnded={haveEnded} />
    ))}
  </ul>
)
