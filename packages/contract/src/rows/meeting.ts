import type { z } from 'zod'
import { essentialText, meetingType, optionalFile, published, reference, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const meetingSchema = languageRow('The minutes or resolutions of a meeting.', {
  p_id: reference('Number of the department.'),
  year: text('Year as the council writes it, in either script, such as `Year 2021 - 2022`.'),
  meetingtype: meetingType(),
  pdf: optionalFile('The document, a PDF.'),
  pdfheading: essentialText('Label of the document.'),
  status: published(),
})
export type Meeting = z.infer<typeof meetingSchema>
