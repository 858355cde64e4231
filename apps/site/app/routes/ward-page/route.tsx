import type { Row } from '@nagardwar/contract/browser'
import { wardNumber } from '@nagardwar/contract/browser'
import { data } from 'react-router'
import { AlertItem } from '../../alerts/alert-item.tsx'
import { alertsAt, forEveryPage } from '../../alerts/present-alerts.ts'
import { fromServer } from '../../api/from-server.ts'
import { definePage } from '../../api/page.ts'
import { useNow } from '../../clock/use-now.ts'
import state from '../../components/state-label/state-label.module.css'
import { MissingPage } from '../../error-pages/missing-page.tsx'
import { eventsOnServer } from '../../events/events-on-server.tsx'
import { useBarePath } from '../../i18n/language-context.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { PushOffer } from '../../push/push-offer.tsx'
import { reportsOfWard } from '../../reports/reports-of-ward.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { Planned } from '../../service-states/planned.tsx'
import { StatesTable } from '../../service-states/states-table.tsx'
import { areasOf } from '../../wards/areas.ts'
import { ChooseWard } from '../../wards/choose-ward.tsx'
import { forWard, inWard, membersOf, ofWard, wardAt } from '../../wards/of-ward.ts'
import { wardKey } from '../../wards/ward-key.ts'
import { Written } from '../../written/written.tsx'
import type { Route } from './+types/route.ts'
import { Cleanliness, Lawsuits, Members } from './people.tsx'
import { listsOfPlaces, WardRecords } from './records.tsx'

const page = definePage(['ward-page', 'alerts', 'today', 'push', 'my-ward', 'elected-member'], {
  wards: 'wards',
  alerts: 'alerts',
  states: 'serviceStates',
  events: { list: 'events', content: false },
  members: 'electedMembers',
  inspectors: 'sanitationInspectors',
  lawsuits: 'litigations',
  publicNotices: { list: 'publicNotices', content: false },
  projects: { list: 'projects', content: false },
  schools: { list: 'schools', content: false },
  gardens: { list: 'gardens', content: false },
  hospitals: { list: 'hospitals', content: false },
  fireStations: { list: 'fireStations', content: false },
  ponds: { list: 'ponds', content: false },
  treatmentFacilities: { list: 'treatmentFacilities', content: false },
  electricContacts: { list: 'electricContacts', content: false },
  treeCensus: { list: 'treeCensus', content: false },
  voter: { list: 'voter', content: false },
  election: { list: 'election', content: false },
})
export const clientLoader = fromServer
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** A ward that no list has is missing, 404; while the list cannot be had nobody knows, 503. */
export async function loader(args: Route.LoaderArgs) {
  const lists = await page.loader(args)
  const wards = await lists.wards
  if (!wards.ok) return data(lists, { status: 503 })
  const key = wardKey(args.params.ward)
  const ward = wardAt(wards.value, key)
  if (!ward) throw data(null, { status: 404 })
  return data({ ...lists, ...(await ofThisWard(args, lists, key)), wards: { ...wards, value: [ward] } })
}

/** The document carries the records of its own ward alone. */
async function ofThisWard(args: Route.LoaderArgs, lists: Lists, key: string): Promise<Partial<Lists>> {
  const entries = listsOfPlaces.map(async (name) => {
    const outcome = await lists[name]
    return [name, outcome.ok ? { ...outcome, value: inWard<{ wards: string }>(outcome.value, key) } : outcome]
  })
  return {
    ...Object.fromEntries(await Promise.all(entries)),
    events: await eventsOnServer(args, await lists.events, key, await reportsOfWard(args, key)),
  }
}

type Lists = Awaited<ReturnType<typeof page.clientLoader>>

const placesOf = (lists: Lists) => Object.fromEntries(listsOfPlaces.map((name) => [name, lists[name]]))

export default function WardPage({ loaderData }: Route.ComponentProps) {
  const lists = loaderData as Lists
  const key = wardKey(decodeURIComponent(useBarePath().split('/')[2] ?? ''))
  return (
    <Resource of={lists.wards} evenEmpty>
      {(rows) => {
        const ward = wardAt(rows, key)
        return ward ? <Ward ward={ward} lists={lists} /> : <MissingPage />
      }}
    </Resource>
  )
}

function Ward({ ward, lists }: { ward: Row<'wards'>; lists: Lists }) {
  const { t } = useTranslation(['ward-page', 'common'])
  const { digits } = useFormat()
  const now = useNow()
  const key = wardKey(ward.number)
  const number = digits(wardNumber(ward.number))
  const areas = areasOf(ward)
  return (
    <Page
      title={t('title', { number, name: ward.name })}
      intro={t('intro', { number })}
      crumbs={[{ label: t('wards'), to: '/ward' }]}
      aside={null}
      also={{ ...placesOf(lists), events: lists.events }}
    >
      <ChooseWard ward={key} />
      <section className="stack">
        <h2>{t('alerts')}</h2>
        <Resource of={lists.alerts} empty={t('noAlerts')}>
          {(rows) => {
            const alerts = alertsAt(forEveryPage(forWard(rows, key)), now)
            return alerts.length > 0 ? (
              <ul className="list stack">
                {alerts.map((alert) => (
                  <AlertItem key={alert.id} alert={alert} />
                ))}
              </ul>
            ) : (
              <p>{t('noAlerts')}</p>
            )
          }}
        </Resource>
      </section>
      <section className="stack">
        <h2>{t('services')}</h2>
        <Resource of={lists.states}>{(rows) => <StatesTable rows={forWard(rows, key)} />}</Resource>
      </section>
      <Planned
        alerts={forEveryPage(forWard(useRowsNow(lists.alerts), key))}
        states={forWard(useRowsNow(lists.states), key)}
      />
      <Written of={lists.events} styles={[state]} />
      <PushOffer ward={key} />
      <section className="stack">
        <h2>{t('member')}</h2>
        <Resource of={lists.members} evenEmpty>
          {(rows) => <Members rows={membersOf(rows, key, now)} isKnown={ofWard(rows, key).length > 0} />}
        </Resource>
      </section>
      <section className="stack">
        <h2>{t('cleanliness')}</h2>
        <Resource of={lists.inspectors} evenEmpty>
          {(rows) => <Cleanliness rows={inWard(rows, key)} />}
        </Resource>
      </section>
      {areas.length > 0 && (
        <section className="stack">
          <h2>{t('areas')}</h2>
          <ul className="list grid grid--4">
            {areas.map((area) => (
              <li key={area}>
                <Text>{area}</Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="stack">
        <h2>{t('lawsuits')}</h2>
        <Resource of={lists.lawsuits} evenEmpty>
          {(rows) => <Lawsuits rows={ofWard(rows, key)} />}
        </Resource>
      </section>
      <WardRecords lists={lists} ward={key} />
    </Page>
  )
}
