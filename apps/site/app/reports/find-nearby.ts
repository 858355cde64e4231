import type { Language } from '@nagardwar/contract/browser'
import { type Fetch, getList } from '../api/list.ts'
import { indiaDay } from '../clock/india-day.ts'
import type { Position } from '../places/placed.ts'
import { wardKey } from '../wards/ward-key.ts'
import { type Nearby, nearbyReports } from './nearby-reports.ts'
import { reportsOf } from './report.ts'

/** Where the browser asks for them: a call of the site itself. */
export const nearbyPath = '/nearby-reports'

/** What somebody is about to report; `ward` is the number of the ward's record. */
export type Asked = { kind: number; ward: number | null; position: Position | null }

/** Open reports that may be of the same problem. A list that cannot be had keeps nobody from reporting. */
export async function findNearby(list: Fetch, language: Language, asked: Asked): Promise<Nearby[]> {
  const [reports, wards] = await Promise.all([
    getList(list, 'reports', language),
    getList(list, 'wards', language),
  ])
  if (!reports.ok) return []
  const ward = wards.ok ? wards.value.find(({ id }) => id === asked.ward) : undefined
  return nearbyReports(
    reportsOf(reports.value),
    { kindId: asked.kind, ward: ward ? wardKey(ward.number) : '', position: asked.position ?? undefined },
    indiaDay(Date.now()),
  )
}
