import type { z } from 'zod'
import { essentialText, optionalFile, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const fireStationSchema = languageRow('A fire station.', {
  heading: essentialText('Name of the station.'),
  address: text('Its address.'),
  phoneNo: text('Its phone number, as written.'),
  image_path: optionalFile('A photograph of it.'),
})
export type FireStation = z.infer<typeof fireStationSchema>
