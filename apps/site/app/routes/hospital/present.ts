import type { Row } from '@nagardwar/contract/browser'
import type { RowGroup } from '../../components/data-table/data-table.tsx'

type Hospital = Row<'hospitals'>
type Titles = { east: string; west: string }

/** The hospitals of the East, then those of the West, each in the order of the council. A division may be empty. */
export function presentHospitals(rows: readonly Hospital[], titles: Titles): RowGroup<Hospital>[] {
  const divisionOf = (division: 'East' | 'West', title: string) => ({
    title,
    rows: rows.filter((row) => row.division === division),
  })
  return [divisionOf('East', titles.east), divisionOf('West', titles.west)]
}

/** Phone and mobile share one column. */
export const phonesOf = ({ phone, mobile }: Hospital): string => [phone, mobile].filter(Boolean).join(', ')
