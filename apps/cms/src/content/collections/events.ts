import { lists, typedTime } from '@nagardwar/contract'
import type {
  ArrayField,
  DateField,
  DateFieldValidation,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import { homePage } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { bilingualPdf } from '../fields/file.ts'
import { positionOnMap } from '../fields/place.ts'
import { telephone } from '../fields/telephone.ts'
import { timeOfDay } from '../fields/time-of-day.ts'
import { onlyWards } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.events
const firstDay = fields.day.label

type Siblings = { day?: unknown; time?: unknown; lastDay?: unknown; repeats?: unknown }

const dayIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 10) : '')
const minutesIn = (value: unknown): string => typedTime(typeof value === 'string' ? value : '') ?? ''

const needsLastDay: Words = {
  en: 'An event that is repeated needs its last day',
  mr: 'पुन्हा पुन्हा होणाऱ्या कार्यक्रमाचा शेवटचा दिनांक द्या',
}
const needsBeginning: Words = {
  en: 'An event that ends at a time needs the time at which it begins',
  mr: 'समाप्तीची वेळ दिल्यास सुरू होण्याची वेळही द्या',
}
const endsTooEarly: Words = {
  en: 'The event must end later than it begins',
  mr: 'समाप्तीची वेळ सुरू होण्याच्या वेळेनंतरची असावी',
}

/** What is repeated for ever would stay among what is to come for ever. */
const lastDay = (): DateField => {
  const field = date('lastDay', fields.lastDay.label, { notBefore: { field: 'day', label: firstDay } })
  const own = field.validate as DateFieldValidation
  const validate: DateFieldValidation = (value, context) =>
    !value && (context.siblingData as Siblings).repeats ? say(needsLastDay, context.req) : own(value, context)
  return {
    ...field,
    validate,
    admin: {
      ...field.admin,
      description: {
        en: 'If it lasts for several days, or is repeated until then',
        mr: 'अनेक दिवस चालणार असल्यास किंवा या दिवसापर्यंत पुन्हा पुन्हा होणार असल्यास',
      },
    },
  }
}

/** One that lasts for several days may end at an earlier hour than it began. */
function endTime(): TextField {
  const field = timeOfDay('endTime', fields.endTime.label, {
    en: 'Such as 16:00, 4 pm; may stay empty',
    mr: 'उदा. १६:००, सायंकाळी ४; रिकामे ठेवता येते',
  })
  const own = field.validate as TextFieldSingleValidation
  const validate: TextFieldSingleValidation = (value, context) => {
    const { day, time, lastDay: last, repeats: how } = context.siblingData as Siblings
    if (value && !time) return say(needsBeginning, context.req)
    const isOneDay = Boolean(how) || !last || dayIn(last) === dayIn(day)
    const isEarly = Boolean(value) && isOneDay && minutesIn(value) <= minutesIn(time)
    return isEarly ? say(endsTooEarly, context.req) : own(value, context)
  }
  return { ...field, validate } as TextField
}

const cancelledDay = fields.cancelledDays.inside

/** One camp of a series that falls on a holiday; the others go on. */
const cancelledDays: ArrayField = {
  name: 'cancelledDays',
  label: fields.cancelledDays.label,
  labels: { singular: cancelledDay.day.label, plural: fields.cancelledDays.label },
  type: 'array',
  maxRows: 100,
  admin: {
    condition: ({ repeats, cancelledDays: given }) =>
      Boolean(repeats) || (Array.isArray(given) && given.length > 0),
  },
  fields: [
    date('day', cancelledDay.day.label, { required: true }),
    bilingualText('reason', cancelledDay.reason.label, { maxLength: 200 }),
  ],
}

export const events = contentType({
  list: 'events',
  slug: 'events',
  group: homePage,
  newest: 'first',
  purpose: {
    en: 'Camps, hearings, open meetings, festivals and changed holidays, each with a page and a calendar file. On its day it is also shown on the page Today in the Town, and on the pages of its wards. Kind, title and day are enough. What is over moves below Past events by itself.',
    mr: 'शिबिरे, सुनावण्या, खुल्या बैठका, उत्सव व सुट्टीतील बदल: प्रत्येकाचे स्वतंत्र पान व कॅलेंडर फाइल. कार्यक्रमाच्या दिवशी तो ‘शहरात आज’ या पानावर आणि त्याच्या प्रभागांच्या पानांवरही दिसतो. प्रकार, शीर्षक व दिनांक पुरेसे आहेत. झालेला कार्यक्रम ‘झालेले कार्यक्रम’ याखाली आपोआप जातो.',
  },
  listedAs: 'title',
  columns: ['kind', 'day', 'state'],
  fields: [
    choiceOf(fields.kind, 'kind', { defaultValue: 'camp' }),
    bilingualText('title', fields.title.label, { required: true, maxLength: 200 }),
    date('day', firstDay, { required: true }),
    timeOfDay('time', fields.time.label, {
      en: 'Such as 11:30, 3 pm; empty for the whole day',
      mr: 'उदा. ११:३०, दुपारी ३; संपूर्ण दिवस असल्यास रिकामे ठेवा',
    }),
    endTime(),
    choiceOf(fields.repeats, 'repeats', {
      hint: {
        en: 'Leave empty for an event that takes place once. “Every month” means the same weekday of the month, such as every second Saturday.',
        mr: 'एकदाच होणाऱ्या कार्यक्रमासाठी रिकामे ठेवा. ‘दर महिन्याला’ म्हणजे महिन्यातील तोच वार, जसे प्रत्येक दुसरा शनिवार.',
      },
    }),
    lastDay(),
    cancelledDays,
    bilingualText('place', fields.place.label),
    positionOnMap(),
    onlyWards('wards'),
    ...textWithBody('text', fields.text.label),
    bilingualText('who', fields.who.label, {
      hint: { en: 'Such as: everybody over 40', mr: 'उदा. ४० वर्षांवरील सर्व' },
    }),
    telephone('phone', fields.phone.label),
    bilingualPdf('pdf', fields.pdf.label),
    choiceOf(fields.state, 'state', {
      hint: {
        en: 'Leave empty for an event that takes place as announced. For one that was moved, write the new day or place above, and below why and from when.',
        mr: 'जाहीर केल्याप्रमाणे होणार असल्यास रिकामे ठेवा. बदल झाल्यास नवा दिनांक किंवा ठिकाण वर लिहा, आणि कारण व आधीचा दिनांक खाली लिहा.',
      },
    }),
    bilingualTextarea('reason', fields.reason.label, { maxLength: 500 }),
  ],
})
