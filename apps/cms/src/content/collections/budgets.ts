import { lists, toAsciiDigits } from '@nagardwar/contract'
import type { ArrayField, SelectField, TextField } from 'payload'
import { setByHook } from '../../payload/requests/system-fields.ts'
import { theCouncil } from '../../views/groups.ts'
import { takeSheet } from '../budgets/take-sheet.ts'
import { unitLabels, units } from '../budgets/units.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { financialYear } from '../fields/check.ts'
import { choiceOf } from '../fields/choice.ts'
import { bilingualPdf, sheet } from '../fields/file.ts'
import { boundedNumber } from '../fields/number.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.budgets
const line = fields.lines.inside

const yearField = plainText('year', fields.year.label, {
  required: true,
  unique: true,
  maxLength: 20,
  check: financialYear,
  hint: { en: 'Such as 2026-27', mr: 'उदा. २०२६-२७' },
})

/** The first dash or stroke, with the spaces around it, becomes a hyphen. */
function withHyphen(text: string): string {
  const at = text.search(/[-–—/]/u)
  return at < 0 ? text : `${text.slice(0, at).trimEnd()}-${text.slice(at + 1).trimStart()}`
}

/** २०२६-२७, 2026-2027 and 2026–27 are 2026-27. */
const tidyYear = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string'
    ? withHyphen(toAsciiDigits(value)).replace(/^(20[0-9]{2})-20([0-9]{2})$/, '$1-$2')
    : value

const year: TextField = {
  ...yearField,
  hooks: { beforeValidate: [...(yearField.hooks?.beforeValidate ?? []), tidyYear] },
}

const unit: SelectField = {
  name: 'unit',
  label: { en: 'Amounts in the spreadsheet are in', mr: 'तक्त्यातील रकमा कशात आहेत' },
  type: 'select',
  options: units.map((value) => ({ value, label: unitLabels[value] })),
}

const rupees = { min: -1_000_000_000_000, max: 1_000_000_000_000 }

/** What the spreadsheet says, in rupees. No form has them: a hundred rows in two languages would make it slow. */
const lines: ArrayField = {
  name: 'lines',
  label: fields.lines.label,
  labels: { singular: { en: 'Line', mr: 'ओळ' }, plural: { en: 'Lines', mr: 'ओळी' } },
  type: 'array',
  admin: { disabled: true },
  custom: setByHook,
  fields: [
    choiceOf(line.side, 'side'),
    bilingualText('head', line.head.label),
    bilingualText('item', line.item.label),
    boundedNumber('planned', line.planned.label, rupees),
    boundedNumber('revised', line.revised.label, rupees),
    boundedNumber('actual', line.actual.label, rupees),
  ],
}

const content = contentType({
  list: 'budgets',
  slug: 'budgets',
  group: theCouncil,
  newest: 'first',
  purpose: {
    en: 'Choose the spreadsheet of a year and say what its amounts are in: the desk reads its lines, and the site shows where the money comes from and goes. Residents can download the spreadsheet.',
    mr: 'वर्षाचा तक्ता निवडा आणि रकमा कशात आहेत ते निवडा: त्यातील ओळी आपोआप वाचल्या जातात, आणि पैसा कोठून येतो व कोठे जातो हे संकेतस्थळावर दिसते. नागरिक तो तक्ता डाउनलोड करू शकतात.',
  },
  listedAs: 'year',
  columns: ['sheet'],
  fields: [
    year,
    sheet('sheet', fields.sheet.label),
    unit,
    bilingualPdf('pdf', fields.pdf.label),
    boundedNumber('population', fields.population.label, { min: 1, max: 100_000_000 }),
    bilingualText('populationSource', fields.populationSource.label),
    bilingualTextarea('note', fields.note.label, { maxLength: 2000 }),
    lines,
  ],
})

export const budgets = {
  ...content,
  hooks: { ...content.hooks, beforeChange: [takeSheet, ...(content.hooks?.beforeChange ?? [])] },
}
