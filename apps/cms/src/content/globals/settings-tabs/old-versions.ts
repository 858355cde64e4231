import { commonNames, lists, listsWithOldVersions } from '@nagardwar/contract'
import type { ArrayField, DateField, DateFieldValidation, Field } from 'payload'
import { say, type Words } from '../../../platform/words/words.ts'
import { admins } from '../../access/admins.ts'
import { choice } from '../../fields/choice.ts'
import { date } from '../../fields/date.ts'
import { boundedNumber } from '../../fields/number.ts'
import { startOfDay } from '../../published.ts'

const from = date('oldVersionsFrom', {
  en: 'Old versions are public from this day on',
  mr: 'या दिनांकापासूनच्या जुन्या आवृत्त्या सार्वजनिक',
})

const notBack: Words = {
  en: 'Choose today or a later day: what was corrected or withdrawn before does not become public again',
  mr: 'आजचा किंवा पुढचा दिनांक निवडा: यापूर्वी दुरुस्त केलेला किंवा मागे घेतलेला मजकूर पुन्हा सार्वजनिक होत नाही',
}

/** A day may be taken over or moved forward, never back: nobody knows any more what was taken out before, and why. */
const neverBack: DateFieldValidation = (value, context) => {
  const day = value ? new Date(value).getTime() : Number.NaN
  const before = context.previousValue ? new Date(context.previousValue).getTime() : Number.NaN
  const isBack = day < Math.min(before || Number.POSITIVE_INFINITY, Date.parse(startOfDay(new Date())))
  return isBack ? say(notBack, context.req) : (from.validate?.(value, context as never) ?? true)
}

const start: DateField = {
  ...(from as DateField),
  validate: neverBack,
  access: { update: admins },
  admin: {
    ...from.admin,
    description: {
      en: 'Empty: there are none. Otherwise anybody can ask on the page Open data how a list read on a day since then. Only lists without persons have old versions, and only records that are still public. Where the wording of a record was changed for a person’s sake, name it below.',
      mr: 'रिकामे ठेवल्यास जुन्या आवृत्त्या दिसत नाहीत. दिनांक दिल्यास, त्यानंतरच्या कोणत्याही दिवशी यादी कशी होती हे खुला डेटा या पानावर पाहता येते. व्यक्तींची माहिती नसलेल्या याद्यांच्याच, आणि आजही सार्वजनिक असलेल्या नोंदींच्याच आवृत्त्या दिसतात. एखाद्या व्यक्तीच्या हितासाठी नोंदीचा मजकूर बदलला असल्यास ती नोंद खाली लिहा.',
    },
  },
}

const listNamed = (): Field =>
  choice(
    'list',
    { en: 'List', mr: 'यादी' },
    listsWithOldVersions.map((name) => ({ value: name, label: lists[name].many })),
  )

const takenOut: ArrayField = {
  name: 'oldVersionsTakenOut',
  label: { en: 'Records whose old wording is not shown', mr: 'ज्यांचा जुना मजकूर दाखवायचा नाही अशा नोंदी' },
  labels: {
    singular: { en: 'Record', mr: 'नोंद' },
    plural: { en: 'Records', mr: 'नोंदी' },
  },
  type: 'array',
  access: { update: admins },
  fields: [
    listNamed(),
    boundedNumber('number', commonNames.recordNumber, { min: 1, max: 2_147_483_647 }),
    date(
      'before',
      { en: 'Not shown as it read before', mr: 'या दिनांकापूर्वीचा मजकूर दाखवू नये' },
      { required: true },
    ),
  ],
}

export const oldVersionsFields: Field[] = [start, takenOut]
