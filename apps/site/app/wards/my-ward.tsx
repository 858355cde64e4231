import type { ListName, Row } from '@nagardwar/contract/browser'
import { wardNumber } from '@nagardwar/contract/browser'
import { useEffect, useState } from 'react'
import { alertsAt, forEveryPage, plannedAlerts } from '../alerts/present-alerts.ts'
import { hasFailed, type ListOutcome } from '../api/list.ts'
import { listInBrowser } from '../api/list-in-browser.ts'
import { textsInBrowser } from '../i18n/browser-texts.ts'
import { useLanguage } from '../i18n/language-context.ts'
import { Link } from '../i18n/link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { TextsContext, useTranslation } from '../i18n/use-translation.ts'
import { plannedTroubles, troublesAt } from '../service-states/present-service-states.ts'
import { useStart } from '../start/start.ts'
import { forWard, membersOf, wardAt } from './of-ward.ts'
import { wardPath } from './ward-key.ts'

type Rows = {
  wards: readonly Row<'wards'>[]
  alerts: readonly Row<'alerts'>[]
  states: readonly Row<'serviceStates'>[]
  members: readonly Row<'electedMembers'>[]
  hasFailed: boolean
}

/** The part of a page about the chosen ward, with its texts, which came after the page's. */
export default function MyWard({ ward }: { ward: string }) {
  const language = useLanguage()
  const { wording } = useStart()
  const rows = useRowsOfLists(language)
  if (!rows) return null
  return (
    <TextsContext value={textsInBrowser(language, wording)}>
      <Summary ward={ward} rows={rows} />
    </TextsContext>
  )
}

/** What the device asks the site's `/api` for, as any page does: nothing names the ward. */
function useRowsOfLists(language: 'en' | 'mr'): Rows | undefined {
  const [rows, setRows] = useState<Rows>()
  useEffect(() => {
    let isWanted = true
    const ask = <N extends ListName>(name: N) => listInBrowser(name, language)
    const all = [ask('wards'), ask('alerts'), ask('serviceStates'), ask('electedMembers')] as const
    void Promise.all(all).then((lists) => {
      const [wards, alerts, states, members] = lists
      if (!isWanted) return
      setRows({
        wards: rowsOf(wards),
        alerts: rowsOf(alerts),
        states: rowsOf(states),
        members: rowsOf(members),
        hasFailed: lists.some(hasFailed),
      })
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return rows
}

const rowsOf = <N extends ListName>(outcome: ListOutcome<N>) => (outcome.ok ? outcome.value : [])

function Summary({ ward, rows }: { ward: string; rows: Rows }) {
  const { t } = useTranslation(['my-ward', 'today'])
  const { digits, number, text } = useFormat()
  const now = Date.now()
  const row = wardAt(rows.wards, ward)
  const alerts = alertsAt(forEveryPage(forWard(rows.alerts, ward)), now)
  const troubles = troublesAt(forWard(rows.states, ward), now)
  const planned =
    plannedAlerts(forEveryPage(forWard(rows.alerts, ward)), now).length +
    plannedTroubles(forWard(rows.states, ward), now).length
  const [member] = membersOf(rows.members, ward, now)
  const shown = digits(row ? wardNumber(row.number) : ward)
  return (
    <section aria-labelledby="my-ward">
      <h2 id="my-ward">
        <Link to={wardPath(ward)}>
          {row ? t('ward', { number: shown, name: text(row.name) }) : t('wardOnly', { number: shown })}
        </Link>
      </h2>
      {rows.alerts.length === 0 ? null : (
        <p>{alerts.length > 0 ? t('alerts', { count: number(alerts.length) }) : t('noAlerts')}</p>
      )}
      {troubles.length > 0 ? (
        <p>
          {t('troubles', {
            services: [...new Set(troubles.map(({ service }) => t(`today:${service}`)))].join(', '),
          })}
        </p>
      ) : null}
      {planned > 0 ? <p>{t('planned', { count: number(planned) })}</p> : null}
      {member ? <p>{t('member', { name: text(member.name) })}</p> : null}
      {rows.hasFailed ? <p className="soft">{t('failed')}</p> : null}
    </section>
  )
}
