import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import {
  choice,
  essentialText,
  optionalDocument,
  optionalReference,
  published,
  text,
} from '../field-kinds.ts'
import { list } from '../list.ts'

export const meetings = list({
  path: '/generaladminaddyear',
  language: 'lang',
  one: { en: 'Meeting document', mr: 'सभेचा दस्तऐवज' },
  many: { en: 'Meetings', mr: 'सभा' },
  row: 'The minutes or resolutions of a meeting.',
  fields: {
    departmentId: sentAs(
      'p_id',
      optionalReference(
        common.department,
        'Number of the department; where a server sends none, that of General Administration.',
      ),
      ['department_id', 'public_disclosure_id'],
    ),
    year: text(common.year, 'Year as the council writes it, in either script, such as `Year 2021 - 2022`.'),
    type: sentAs(
      'meetingtype',
      choice(
        common.kindOfMeeting,
        'Which meeting it was',
        {
          'General Meeting': { en: 'General Meeting', mr: 'सर्वसाधारण सभा' },
          'Standing Committee Meeting': { en: 'Standing Committee Meeting', mr: 'स्थायी समिती सभा' },
        },
        {
          // Some servers translate it.
          older: {
            '*standing*': 'Standing Committee Meeting',
            '*स्थायी*': 'Standing Committee Meeting',
            '*general*': 'General Meeting',
            '*सर्वसाधारण*': 'General Meeting',
          },
        },
      ),
    ),
    pdf: optionalDocument(common.document, 'The document, a PDF.'),
    title: sentAs('pdfheading', essentialText(common.title, 'Label of the document.')),
    status: published(),
  },
})
