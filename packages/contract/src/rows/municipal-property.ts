import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const municipalPropertySchema = languageRow('A property that belongs to the council.', {
  name: essentialText('Name of the property.'),
  propertyType: text('Places: what the property is used for.'),
  address: text('Address of the property.'),
})
export type MunicipalProperty = z.infer<typeof municipalPropertySchema>
