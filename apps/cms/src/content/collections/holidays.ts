import { lists } from '@nagardwar/contract'
import type { DateField } from 'payload'
import { isRequired, say } from '../../platform/words/words.ts'
import { theCouncil } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { date } from '../fields/date.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.holidays

const { label } = fields.day
const plain = date('day', label)

/** A holiday without its day says nothing. */
const day: DateField = {
  ...plain,
  required: true,
  validate: (value, context) =>
    value ? (plain.validate?.(value, context) ?? true) : say(isRequired(label), context.req),
}

export const holidays = contentType({
  list: 'holidays',
  slug: 'holidays',
  group: theCouncil,
  listedAs: 'name',
  columns: ['day'],
  fields: [day, bilingualText('name', fields.name.label, { required: true })],
})
