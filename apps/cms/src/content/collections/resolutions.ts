import { lists } from '@nagardwar/contract'
import type { NumberField, RowField } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { theCouncil } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { bilingualPdf } from '../fields/file.ts'
import { titleFrom } from '../fields/listed-as.ts'
import { boundedNumber } from '../fields/number.ts'
import { plainText } from '../fields/plain-text.ts'
import { relation } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.resolutions

const votes = (name: string, label: Words): NumberField => boundedNumber(name, label, { min: 0, max: 999 })

const vote: RowField = {
  type: 'row',
  fields: [
    votes('inFavour', fields.inFavour.label),
    votes('against', fields.against.label),
    votes('abstained', fields.abstained.label),
  ],
}

export const resolutions = contentType({
  list: 'resolutions',
  slug: 'resolutions',
  group: theCouncil,
  newest: 'first',
  purpose: {
    en: 'What was decided, resolution by resolution. Residents search them by number and subject. What is left empty is not shown.',
    mr: 'सभेत काय ठरले, ठरावानुसार. नागरिक क्रमांक व विषयाने ठराव शोधतात. जे रिकामे ठेवले ते दाखवले जात नाही.',
  },
  listedAs: titleFrom('number', 'subject'),
  columns: ['meeting', 'outcome'],
  fields: [
    relation('meeting', fields.meetingId.label, 'council-meetings', { required: true }),
    plainText('number', fields.number.label, { maxLength: 50 }),
    bilingualText('subject', fields.subject.label, { required: true }),
    bilingualTextarea('text', fields.text.label, { maxLength: 5000 }),
    choiceOf(fields.outcome, 'outcome'),
    vote,
    relation('mover', fields.moverId.label, 'elected-members'),
    relation('seconder', fields.seconderId.label, 'elected-members'),
    bilingualPdf('pdf', fields.pdf.label),
  ],
})
