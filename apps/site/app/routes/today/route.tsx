import type { Row } from '@nagardwar/contract/browser'
import { forEveryPage, plannedAlerts } from '../../alerts/present-alerts.ts'
import { fromServer } from '../../api/from-server.ts'
import type { ListOutcome } from '../../api/list.ts'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { NewsList } from '../../components/news-list/news-list.tsx'
import state from '../../components/state-label/state-label.module.css'
import { toCome } from '../../council-work/meeting-time.ts'
import { eventsOnServer } from '../../events/events-on-server.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentNews } from '../../latest/present-news.ts'
import { Page } from '../../page-templates/page.tsx'
import { OpeningHours } from '../../places/opening-hours.tsx'
import { type PlaceTime, usePlaceTime } from '../../places/use-place-time.ts'
import { PushOffer } from '../../push/push-offer.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { Planned } from '../../service-states/planned.tsx'
import { StatesTable } from '../../service-states/states-table.tsx'
import { useCouncil } from '../../start/council.ts'
import { useStart } from '../../start/start.ts'
import { MyWardPlace } from '../../wards/my-ward-place.tsx'
import { Written } from '../../written/written.tsx'
import type { Route } from './+types/route.ts'
import { Meetings } from './meetings.tsx'
import { presentHolidays } from './present.ts'

const page = definePage(['today', 'alerts', 'push', 'places'], {
  states: 'serviceStates',
  alerts: { list: 'alerts', content: false },
  holidays: 'holidays',
  meetings: { list: 'councilMeetings', content: false },
  events: { list: 'events', content: false },
  news: { list: 'news', shown: -5, content: false },
})
export const clientLoader = fromServer
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** A document has the meetings and alerts to come alone, not the record of all that were. */
export async function loader(args: Route.LoaderArgs) {
  const lists = await page.loader(args)
  const [meetings, alerts, events] = await Promise.all([lists.meetings, lists.alerts, lists.events])
  const now = Date.now()
  const planned: ListOutcome<'alerts'> = alerts.ok
    ? { ...alerts, value: plannedAlerts(alerts.value, now) }
    : alerts
  const coming: ListOutcome<'councilMeetings'> = meetings.ok
    ? { ...meetings, value: toCome(meetings.value, now) }
    : meetings
  return {
    ...lists,
    alerts: planned,
    meetings: coming,
    events: await eventsOnServer(args, events),
  }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('today')
  const format = useFormat()
  const holidays = useRowsNow(loaderData.holidays)
  const news = useRowsNow(loaderData.news)
  const at = usePlaceTime(loaderData.holidays)
  const meetings = useRowsNow(loaderData.meetings)
  const { states: _, ...also } = loaderData
  return (
    <Page title={t('title')} intro={t('intro')} also={also}>
      <div className="stack stack--wide">
        <MyWardPlace />
        <section className="stack">
          <h2>{t('services')}</h2>
          <Resource of={loaderData.states}>{(rows) => <StatesTable rows={rows} />}</Resource>
        </section>
        <Planned
          alerts={forEveryPage(useRowsNow(loaderData.alerts))}
          states={useRowsNow(loaderData.states)}
        />
        <PushOffer />
        <Offices holidays={holidays} at={at} />
        <Written of={loaderData.events} styles={[state]} />
        <Meetings meetings={meetings} />
        {news.length > 0 ? (
          <section className="stack">
            <h2>{t('news')}</h2>
            <NewsList news={presentNews(news, format)} />
          </section>
        ) : null}
      </div>
    </Page>
  )
}

/** Hours and holidays, as far as the council has given them. */
function Offices({ holidays, at }: { holidays: readonly Row<'holidays'>[]; at: PlaceTime }) {
  const { t } = useTranslation('today')
  const { officeHours } = useCouncil()
  const { openingHours = '' } = useStart().settings
  const { today, toCome } = presentHolidays(holidays, at.now)
  return (
    <>
      {officeHours || openingHours || today ? (
        <section className="stack">
          <h2>{t('officeHours')}</h2>
          {today ? (
            <p>
              <strong>{t('closedToday', { holiday: today.name })}</strong>
            </p>
          ) : null}
          {officeHours ? (
            <p>
              <Text>{officeHours}</Text>
            </p>
          ) : null}
          <OpeningHours hours={openingHours} closedOnHolidays at={at} />
        </section>
      ) : null}
      {toCome.length > 0 ? (
        <section className="stack">
          <h2>{t('holidays')}</h2>
          <DataTable
            caption={t('holidays')}
            titled
            unnumbered
            rows={toCome}
            columns={[
              { label: t('day'), value: 'day', kind: 'date' },
              { label: t('holiday'), value: 'name', rowHeader: true },
            ]}
          />
        </section>
      ) : null}
    </>
  )
}
