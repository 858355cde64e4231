import type { z } from 'zod'
import { essentialText, optionalFile } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const developmentPlanMapSchema = languageRow('A map of the development plan.', {
  name: essentialText('Name of the map.'),
  image_path: optionalFile('The map as a picture.'),
  pdf_path: optionalFile('The map as a PDF.'),
})
export type DevelopmentPlanMap = z.infer<typeof developmentPlanMapSchema>
