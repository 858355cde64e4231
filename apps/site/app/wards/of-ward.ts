import type { Row } from '@nagardwar/contract/browser'
import { concernsWard, namesWard, wardKey } from './ward-key.ts'

type HasWard = { ward: string }
type Member = Row<'electedMembers'>

/** The row of a ward by the key in its address. */
export const wardAt = (rows: readonly Row<'wards'>[], key: string): Row<'wards'> | undefined =>
  rows.find(({ number }) => wardKey(number) === key)

/** Rows that name this ward in their one field for it, alone or among others. A row without a ward is of none. */
export const ofWard = <R extends HasWard>(rows: readonly R[], key: string): R[] =>
  rows.filter(({ ward }) => namesWard(ward, key))

/** Rows that concern this ward: those that name it, and those for the whole town. */
export const forWard = <R extends { wards: string }>(rows: readonly R[], key: string): R[] =>
  rows.filter(({ wards }) => concernsWard(wards, key))

/** Rows that name this ward among others; a row without wards is of none. */
export const inWard = <R extends { wards: string }>(rows: readonly R[], key: string): R[] =>
  rows.filter(({ wards }) => namesWard(wards, key))

/** The members of this ward whose term has not ended. */
export const membersOf = (rows: readonly Member[], key: string, now: number): Member[] =>
  ofWard(rows, key).filter(({ end }) => !end || !(Date.parse(end) < now - day))

/** The last day in office is a day in office. */
const day = 24 * 60 * 60 * 1000
