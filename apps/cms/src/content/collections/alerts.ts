import { lists } from '@nagardwar/contract'
import type { CollectionBeforeValidateHook } from 'payload'
import { homePage } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { dateTime } from '../fields/date-time.ts'
import { relation } from '../fields/relation.ts'
import { onlyWards } from '../fields/wards.ts'
import { startOfDay } from '../published.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.alerts

const start = fields.start.label

/** Now, or the day from which a record is shown if that is later. */
function shownFrom(publishedOn: unknown): string {
  const now = new Date().toISOString()
  const day = publishedOn ? startOfDay(new Date(String(publishedOn))) : ''
  return day > now ? day : now
}

/** Without a beginning, an alert begins when residents first see it. Its draft has none. */
const beginsWhenShown: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const status = data?._status ?? originalDoc?._status
  const start = data?.start === undefined ? originalDoc?.start : data.start
  if (!data || status !== 'published' || start) return data
  const record = { ...originalDoc?.record, ...data.record }
  return { ...data, start: shownFrom(record.publishedOn) }
}

const alertFields = contentType({
  list: 'alerts',
  slug: 'alerts',
  group: homePage,
  newest: 'first',
  purpose: {
    en: 'Shown above every page of the site within seconds, until the time given. Three fields are enough.',
    mr: 'संकेतस्थळाच्या प्रत्येक पानावर काही सेकंदांत दिसते आणि दिलेल्या वेळेपर्यंत राहते. तीन रकाने पुरेसे आहेत.',
  },
  listedAs: 'text',
  columns: ['kind', 'start', 'end'],
  fields: [
    bilingualTextarea('text', fields.text.label, {
      required: true,
      maxLength: 300,
      hint: {
        en: 'What happens, where, and what residents should do, in one or two sentences',
        mr: 'काय घडले आहे, कोठे आणि नागरिकांनी काय करावे, हे एक-दोन वाक्यांत लिहा',
      },
    }),
    choiceOf(fields.kind, 'kind', { defaultValue: 'information' }),
    dateTime('start', start, {
      hint: {
        en: 'When it happens, such as the hour at which the water goes off: until then it is shown as planned. Leave empty where it begins when it is published.',
        mr: 'घटना केव्हा सुरू होते, जसे पाणी बंद होण्याची वेळ: तोपर्यंत सूचना नियोजित म्हणून दिसते. सूचना प्रसिद्ध होताच सुरू होत असल्यास रिकामे ठेवा.',
      },
    }),
    dateTime('end', fields.end.label, {
      required: true,
      isEnd: true,
      after: { field: 'start', label: start },
      hint: {
        en: 'When it is over. The alert leaves the site by itself then; to end it sooner, bring this time forward.',
        mr: 'घटना केव्हा संपते. त्या वेळी सूचना संकेतस्थळावरून आपोआप निघेल. लवकर संपवायची असल्यास ही वेळ अलीकडे आणा.',
      },
    }),
    onlyWards('wards'),
    relation('department', fields.departmentId.label, 'disclosure-departments'),
  ],
})

export const alerts = {
  ...alertFields,
  hooks: { ...alertFields.hooks, beforeValidate: [beginsWhenShown] },
}
