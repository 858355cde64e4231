import type { Row } from '@nagardwar/contract/browser'

export type StateRow = Row<'serviceStates'>
type Service = StateRow['service']

export const services: readonly Service[] = [
  'water',
  'roads',
  'streetLights',
  'waste',
  'buses',
  'offices',
  'onlinePayments',
]

/** The pages of the site that a service concerns, besides `/today`. */
const pagesOf: Readonly<Partial<Record<Service, readonly string[]>>> = {
  roads: ['/roads'],
  streetLights: ['/electric'],
  waste: ['/health'],
  offices: ['/contact', '/departments'],
  onlinePayments: ['/property-holder', '/right-to-services'],
}

const isAt = ({ since, until }: StateRow, now: number): boolean =>
  (!since || Date.parse(since) <= now) && (!until || now < Date.parse(until))

/** What the council says of its services at this time, service by service. */
export const statesAt = (rows: readonly StateRow[], now: number): StateRow[] =>
  rows
    .filter((row) => isAt(row, now))
    .sort((a, b) => services.indexOf(a.service) - services.indexOf(b.service))

/** What does not work as usual. */
export const troublesAt = (rows: readonly StateRow[], now: number): StateRow[] =>
  statesAt(rows, now).filter(({ state }) => state !== 'normal')

const startOf = ({ since }: StateRow): number => Date.parse(since ?? '')

/** What will not work as usual, the next first. */
export const plannedTroubles = (rows: readonly StateRow[], now: number): StateRow[] =>
  rows
    .filter((row) => row.state !== 'normal' && startOf(row) > now)
    .filter(({ until }) => !until || Date.parse(until) > now)
    .sort((a, b) => startOf(a) - startOf(b))

/** Stopped water is told on home, as an alert is. */
const isOnHome = ({ service, state }: StateRow): boolean => service === 'water' && state === 'stopped'

/** What of it concerns the page at this address without language, which may be a department's. */
export const troublesOn = (
  rows: readonly StateRow[],
  barePath: string,
  department: number | undefined,
): StateRow[] =>
  rows.filter(
    (row) =>
      pagesOf[row.service]?.includes(barePath) ||
      (barePath === '/' && isOnHome(row)) ||
      (row.departmentId && String(row.departmentId) === String(department)),
  )
