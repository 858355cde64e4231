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

const votes = (name: string, label: Words): NumberField => boundedNumber(name, label, { min: 0, max: 999 })

const vote: RowField = {
  type: 'row',
  fields: [
    votes('inFavour', { en: 'Votes for', mr: 'बाजूने मते' }),
    votes('against', { en: 'Votes against', mr: 'विरोधी मते' }),
    votes('abstained', { en: 'Abstained', mr: 'तटस्थ' }),
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
    relation('meeting', { en: 'Meeting', mr: 'सभा' }, 'council-meetings', { required: true }),
    plainText('number', { en: 'Number', mr: 'क्रमांक' }, { maxLength: 50 }),
    bilingualText('subject', { en: 'Subject', mr: 'विषय' }, { required: true }),
    bilingualTextarea('text', { en: 'What was decided', mr: 'काय ठरले' }, { maxLength: 5000 }),
    choiceOf(lists.resolutions.fields.outcome, 'outcome', { en: 'Decision', mr: 'निर्णय' }),
    vote,
    relation('mover', { en: 'Moved by', mr: 'सूचक' }, 'elected-members'),
    relation('seconder', { en: 'Seconded by', mr: 'अनुमोदक' }, 'elected-members'),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }),
  ],
})
