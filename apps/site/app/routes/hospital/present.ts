import type { Row } from '@nagardwar/contract/browser'
import type { RowGroup } from '../../components/data-table/data-table.tsx'
import type { Format } from '../../i18n/format.ts'

export type Hospital = ReturnType<typeof presentHospital>
type Titles = { east: string; west: string }

/** The hospitals of the East, then those of the West, each in the order of the council; a division may have none. */
export function presentHospitals(
  rows: readonly Row<'hospitals'>[],
  titles: Titles,
  format: Format,
): RowGroup<Hospital>[] {
  const divisionOf = (division: 'East' | 'West', title: string) => ({
    title,
    rows: rows.filter((row) => row.division === division).map((row) => presentHospital(row, format)),
  })
  return [divisionOf('East', titles.east), divisionOf('West', titles.west)]
}

/** Beds stay as the council writes them ("05"); phone and mobile stand in one column. */
const presentHospital = (
  { id, name, doctor, address, phone, mobile, beds, facility }: Row<'hospitals'>,
  format: Format,
) => ({
  id,
  name,
  doctor,
  address,
  phones: [phone, mobile].filter(Boolean).join(', '),
  beds: format.digits(beds),
  facility,
})
