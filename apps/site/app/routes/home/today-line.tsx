import type { Row } from '@nagardwar/contract/browser'
import { type AlertRow, nextChange } from '../../alerts/present-alerts.ts'
import { StateLabel } from '../../components/state-label/state-label.tsx'
import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { nextNoticeChange } from '../../notices/notice-state.ts'
import { OpenNow } from '../../places/opening-hours.tsx'
import { holidayDays, nextOpeningChange } from '../../places/opening-state.ts'
import type { StateRow } from '../../service-states/present-service-states.ts'
import { toneOf } from '../../service-states/tone-of.ts'
import { useStart } from '../../start/start.ts'
import { OpenNotices } from './open-notices.tsx'
import { presentToday } from './present-today.ts'

export type TodayRows = {
  states: readonly StateRow[]
  alerts: readonly AlertRow[]
  /** Undefined if nobody knows them: then it is not said whether the offices are open. */
  holidays: readonly Row<'holidays'>[] | undefined
  notices?: readonly Row<'publicNotices'>[]
  /** One of the lists could not be had. */
  hasFailed?: boolean
}

type Props = TodayRows & { now: number }

/** The town at this moment, the way to all of it, and the notices that residents can answer. It says when it will no longer be right. */
export function TodayLine({ states, alerts, holidays, notices = [], hasFailed = false, now }: Props) {
  const { t } = useTranslation(['today', 'alerts', 'places', 'common'])
  const { number } = useFormat()
  const { openingHours = '' } = useStart().settings
  const { services, ...counts } = presentToday(states, alerts, now)
  const days = holidays && holidayDays(holidays)
  const spans = [...alerts, ...states.map(({ since, until }) => ({ start: since, end: until }))]
  const changes = Math.min(
    nextChange(spans, now),
    nextOpeningChange([openingHours], now, days),
    nextNoticeChange(notices, now),
  )
  return (
    <>
      <section className="wrap" aria-label={t('today:title')} data-until={changes}>
        <p>
          <Link to="/today">{t('today:title')}</Link>
        </p>
        <ul>
          {services.map(({ service, state }) => (
            <li key={service}>
              {t(`today:${service}`)} <StateLabel tone={toneOf[state]}>{t(`today:${state}`)}</StateLabel>
            </li>
          ))}
          {openingHours && days ? (
            <li>
              {t('places:office')}:{' '}
              <OpenNow hours={openingHours} closedOnHolidays at={{ now, holidays: days }} />
            </li>
          ) : null}
          {(['alerts', 'planned'] as const).map((key) =>
            counts[key] > 0 ? (
              <li key={key}>
                {t(key === 'alerts' ? 'alerts:title' : 'alerts:planned')}: <b>{number(counts[key])}</b>
              </li>
            ) : null,
          )}
          {hasFailed ? <li>{t('common:listUnavailable')}</li> : null}
        </ul>
      </section>
      <OpenNotices notices={notices} now={now} />
    </>
  )
}
