import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const treatmentFacilitySchema = languageRow('A plant that treats waste.', {
  name: essentialText('Name of the plant.'),
  loc: text('Where it stands.'),
  capacity: text('Designed capacity in metric tonnes a day (MTD).'),
  intake: text('Present intake in metric tonnes a day (MTD).'),
  output: text('What it makes, such as compost or electricity.'),
})
export type TreatmentFacility = z.infer<typeof treatmentFacilitySchema>
