import { AlertTimes, AlertWards } from '../alerts/alert-item.tsx'
import type { StateRow } from './present-service-states.ts'

export const StateWhere = ({ row }: { row: StateRow }) => <AlertWards wards={row.wards} />

export const StateWhen = ({ row: { since, until } }: { row: StateRow }) => (
  <AlertTimes start={since} end={until} />
)
