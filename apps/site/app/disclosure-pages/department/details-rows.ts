import type { ListName } from '@nagardwar/contract/browser'
import { hasFailed, type ListOutcome } from '../../api/list.ts'
import type { Namespace } from '../../i18n/namespaces.ts'
import type { DetailsRows } from './present-details.ts'

type Ask = <N extends ListName>(name: N) => Promise<ListOutcome<N>>

/** The lists that the details of a department are made from. An older server lacks some of them. */
export async function askDetails(ask: Ask): Promise<DetailsRows> {
  const [departments, services, holidays] = await Promise.all([
    ask('departments'),
    ask('serviceFacts'),
    ask('holidays'),
  ])
  return {
    departments: departments.ok ? departments.value : [],
    services: services.ok ? services.value : [],
    holidays: hasFailed(holidays) ? undefined : holidays.ok ? holidays.value : [],
    hasFailed: [departments, services, holidays].some(hasFailed),
  }
}

/** Their texts, on the server and where they come after the page's. */
export const detailsTexts = [
  'common',
  'frame',
  'department',
  'departments',
  'home',
  'places',
  'service-page',
] as const satisfies Namespace[]
