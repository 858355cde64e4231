import { type Row, readYear, wardNumber } from '@nagardwar/contract/browser'
import { wardNumbers } from '../../../app/wards/numbers/ward-numbers.ts'
import { onPage } from './paging.ts'
import type { Rules } from './rule.ts'

/** As many as a page shows (spec.md, section 9); it shows the newest first. */
const cards = 12

const years = ({ start, end }: Pick<Row<'presidents'>, 'start' | 'end'>): string =>
  [start, end].map((date) => readYear(date ?? '') ?? '').join(' ')

/** People who serve the council, or have served it. */
export const people: Rules = {
  headOfficer: { kind: 'person', page: '/', title: (row) => row.name, text: (row) => [row.description] },
  ministers: { kind: 'person', page: '/', title: (row) => row.name, text: (row) => [row.designation] },
  officers: {
    kind: 'person',
    page: '/history',
    title: (row) => row.name,
    text: (row) => [row.designation, row.email],
  },
  electedMembers: {
    kind: 'person',
    page: '/elected-member',
    title: (row) => row.name,
    text: (row, { word }) => [
      row.post,
      row.party,
      row.ward ? `${word('ward')} ${wardNumber(row.ward)}` : '',
      row.reservation,
      row.mobile,
    ],
  },
  presidents: {
    kind: 'person',
    page: '/elected-pre-representative',
    title: (row) => row.name,
    text: (row) => [years(row)],
    href: ({ index, count }) => onPage('/elected-pre-representative', count - 1 - index, cards),
    anchor: (row) => row.name,
  },
  chiefOfficers: {
    kind: 'person',
    page: '/elected-pre-officer',
    title: (row) => row.name,
    text: (row) => [years(row)],
    href: ({ index, count }) => onPage('/elected-pre-officer', count - 1 - index, cards),
    anchor: (row) => row.name,
  },
  sanitationInspectors: {
    kind: 'person',
    page: '/health',
    title: (row) => row.names,
    text: (row, { word }) => [
      row.mobile,
      ...wardNumbers(row.wards).map((number) => `${word('ward')} ${number}`),
    ],
  },
}
