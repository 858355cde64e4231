import type { Payload } from 'payload'
import type { Role } from '../../content/access/role.ts'
import { deskOption } from '../../platform/desk-option.ts'
import { type TodayPart, todayHints, todayParts } from '../../views/today/parts.ts'

/** The names of the parts from the top. One that is not named stands below all others. */
export const order = deskOption<readonly string[]>('todayOrder')

const isFor = ({ to }: TodayPart, role: Role | undefined): boolean => {
  if (to === 'everybody') return true
  if (to === 'administrators') return role === 'admin'
  return (to === 'clerks') === (role === 'clerk')
}

/** What this role sees, from the top. */
export function partsFor(payload: Payload, role: Role | undefined): TodayPart[] {
  const names = order.of(payload)
  const placeOf = ({ name }: TodayPart): number => (names.includes(name) ? names.indexOf(name) : names.length)
  return todayParts
    .of(payload)
    .filter((part) => isFor(part, role))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

export const hintsFor = (payload: Payload, role: Role | undefined): TodayPart[] =>
  todayHints.of(payload).filter((hint) => isFor(hint, role))
