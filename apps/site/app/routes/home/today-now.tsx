import { useEffect, useState } from 'react'
import { hasFailed } from '../../api/list.ts'
import { listInBrowser } from '../../api/list-in-browser.ts'
import { loadCatalogues, textsInBrowser } from '../../i18n/browser-texts.ts'
import { useLanguage } from '../../i18n/language-context.ts'
import { TextsContext } from '../../i18n/use-translation.ts'
import { useStart } from '../../start/start.ts'
import { TodayLine, type TodayRows } from './today-line.tsx'

/** The line about today where the document has none, or one that is no longer right; with its texts, which came after the page's. */
export default function TodayNow() {
  const language = useLanguage()
  const { wording } = useStart()
  const [rows, setRows] = useState<TodayRows>()
  useEffect(() => {
    let isWanted = true
    const all = [
      listInBrowser('serviceStates', language),
      listInBrowser('alerts', language),
      listInBrowser('holidays', language),
      listInBrowser('publicNotices', language),
      loadCatalogues(language, ['today', 'alerts', 'places', 'notice-state']),
    ] as const
    void Promise.all(all).then(([states, alerts, holidays, notices, areTextsHere]) => {
      if (isWanted && areTextsHere)
        setRows({
          states: states.ok ? states.value : [],
          alerts: alerts.ok ? alerts.value : [],
          holidays: holidays.ok ? holidays.value : undefined,
          notices: notices.ok ? notices.value : [],
          hasFailed: [states, alerts, holidays, notices].some(hasFailed),
        })
    })
    return () => {
      isWanted = false
    }
  }, [language])
  const now = useMinutes()
  return rows ? (
    <TextsContext value={textsInBrowser(language, wording)}>
      <TodayLine {...rows} now={now} />
    </TextsContext>
  ) : null
}

/** The time, minute by minute. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
