import { lists } from '@nagardwar/contract'
import type { CollectionConfig, TextField } from 'payload'
import { fromResidents } from '../../views/groups.ts'
import { nobody } from '../access/nobody.ts'
import { choiceOf } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { image } from '../fields/file.ts'
import { titleFrom } from '../fields/listed-as.ts'
import { boundedNumber } from '../fields/number.ts'
import { positionOnMap } from '../fields/place.ts'
import { relation } from '../fields/relation.ts'
import { ward } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.reports

const place: TextField = { name: 'place', label: fields.place.label, type: 'text', maxLength: 300 }

const type = contentType({
  list: 'reports',
  slug: 'reports',
  group: fromResidents,
  listedAs: titleFrom('wardNumber', 'place', 'state'),
  fields: [
    relation('kind', fields.kindId.label, 'report-kinds', { required: true }),
    ward('wardNumber', fields.wardNumber.label),
    place,
    positionOnMap(),
    choiceOf(fields.state, 'state', { defaultValue: 'new' }),
    date('receivedOn', fields.receivedOn.label, { required: true }),
    date('dueOn', fields.dueOn.label),
    date('doneOn', fields.doneOn.label),
    image('photograph', fields.photograph.label),
    boundedNumber('followers', fields.followers.label, { min: 0, max: 1_000_000 }),
    /** Number of the message that brought it, until that is erased. Nothing public has it. */
    {
      name: 'message',
      type: 'number',
      unique: true,
      index: true,
      access: { read: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
})

/**
 * What the public sees of reported problems (decision 0263). The desk writes it from the messages of residents, and
 * nobody by hand: staff work on the message, in the inbox.
 */
export const reports: CollectionConfig = {
  ...type,
  access: { ...type.access, create: nobody, update: nobody, delete: nobody },
  admin: { ...type.admin, hidden: true },
}
