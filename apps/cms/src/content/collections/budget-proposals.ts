import { lists } from '@nagardwar/contract'
import type { RelationshipField, SelectField, SelectFieldSingleValidation } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import { homePage } from '../../views/groups.ts'
import { editors } from '../access/editors.ts'
import { nobody } from '../access/nobody.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { boundedNumber } from '../fields/number.ts'
import { relation } from '../fields/relation.ts'
import { ward } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.budgetProposals

const notice: RelationshipField = {
  ...relation('notice', fields.noticeId.label, 'public-notices', { required: true }),
  filterOptions: { kind: { equals: 'budget' } },
}

/** Another proposal to the same notice, which itself stands alone. */
const merged: RelationshipField = {
  ...relation('merged', fields.mergedId.label, 'budget-proposals'),
  filterOptions: ({ id, data }) => ({
    id: { not_equals: id ?? null },
    notice: { equals: (data as { notice?: unknown } | undefined)?.notice ?? null },
    merged: { exists: false },
  }),
  admin: {
    description: {
      en: 'The proposal that asks for the same work. This one is then named below it.',
      mr: 'त्याच कामाची मागणी करणारा प्रस्ताव. हा प्रस्ताव मग त्याखाली दाखवला जातो.',
    },
  },
}

/**
 * Whose message it was. Only those who read messages see it, and the API never has it. Nobody writes it by hand: a list
 * can be asked for words of what a record refers to, and an editor may not read every message.
 */
const message: RelationshipField = {
  ...relation('message', { en: 'Message it came from', mr: 'ज्या संदेशातून आला तो' }, 'feedback'),
  access: { create: nobody, update: nobody, read: ({ req }) => editors({ req }) },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: ({ message: from }) => Boolean(from),
  },
}

const needsReason: Words = {
  en: 'Say in “Reason” why it is not feasible or not taken in',
  mr: 'व्यवहार्य का नाही किंवा समाविष्ट का नाही ते ‘कारण’ या रकान्यात लिहा',
}

type Siblings = { reason?: { en?: unknown; mr?: unknown } | null }

/** Residents are told why a proposal is refused. A draft may still lack it. */
function state(): SelectField {
  const field = choiceOf(fields.state, 'state', { defaultValue: 'received' })
  const own = field.validate as SelectFieldSingleValidation
  const validate: SelectFieldSingleValidation = (value, context) => {
    const { reason } = context.siblingData as Siblings
    const isRefused = value === 'infeasible' || value === 'refused'
    return isRefused && !reason?.en && !reason?.mr ? say(needsReason, context.req) : own(value, context)
  }
  return { ...field, validate } as SelectField
}

export const budgetProposals = contentType({
  list: 'budgetProposals',
  slug: 'budget-proposals',
  group: homePage,
  newest: 'first',
  purpose: {
    en: 'Works that residents propose for their ward, shown without names on the page of the notice that asked for them.',
    mr: 'नागरिकांनी प्रभागासाठी सुचवलेली कामे; ती मागवणाऱ्या सूचनेच्या पानावर नावांशिवाय दिसतात.',
  },
  listedAs: 'title',
  columns: ['ward', 'state', 'cost', 'notice'],
  fields: [
    notice,
    ward('ward', fields.ward.label, { required: true }),
    bilingualText('title', fields.title.label, { required: true, maxLength: 200 }),
    bilingualText('place', fields.place.label),
    bilingualTextarea('text', fields.text.label, { maxLength: 2000 }),
    state(),
    boundedNumber('cost', fields.cost.label, { min: 0, max: 1_000_000_000 }),
    bilingualTextarea('reason', fields.reason.label, { maxLength: 1000 }),
    merged,
    message,
  ],
})
