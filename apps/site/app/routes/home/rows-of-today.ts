import type { LoaderFunctionArgs } from 'react-router'
import { getList, hasFailed } from '../../api/list.ts'
import { orNone } from '../../api/own-lists.ts'
import { serverLanguage } from '../../api/page.ts'
import { apiContext } from '../../api/source.ts'
import { askAlerts, askStates } from '../../api/start-lists.ts'
import type { TodayRows } from './today-line.tsx'

/** What the server writes the line about today from. */
export async function rowsOfToday({ request, context }: LoaderFunctionArgs): Promise<TodayRows> {
  const language = serverLanguage(request, context)
  const { list } = context.get(apiContext)
  const [states, alerts, holidays, notices] = await Promise.all([
    askStates(list, language),
    askAlerts(list, language),
    getList(orNone(list), 'holidays', language),
    getList(orNone(list), 'publicNotices', language),
  ])
  return {
    states: states.ok ? states.value : [],
    alerts: alerts.ok ? alerts.value : [],
    holidays: holidays.ok ? holidays.value : undefined,
    notices: notices.ok ? notices.value : [],
    hasFailed: [states, alerts, holidays, notices].some(hasFailed),
  }
}
