import { describe, expect, test } from 'vitest'
import { contactRequestSchema } from './calls.ts'
import { feedbackDoubt, feedbackNotification, validateFeedback } from './feedback.ts'
import { additionError } from './feedback-addition.ts'
import { feedbackFields, feedbackLimits } from './feedback-limits.ts'

const good = {
  name: 'Asha',
  mobile: '0251-555-0177',
  subject: 'Lamp',
  email: 'asha@sahyanagar.example',
  feedback: 'It is dark.',
}

/** The result of the Zod schema in the validator's words. */
function byTheSchema(input: unknown) {
  const checked = contactRequestSchema.safeParse(input)
  if (checked.success) return { ok: true, value: checked.data }
  return {
    ok: false,
    errors: Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message])),
  }
}

const cases: [string, Record<string, unknown>, Record<string, string>][] = [
  ['complete', good, {}],
  ['with spaces around', { ...good, name: '  Asha \n' }, {}],
  [
    'empty',
    {},
    {
      name: 'nameRequired',
      mobile: 'mobileRequired',
      subject: 'subjectRequired',
      email: 'emailRequired',
      feedback: 'feedbackRequired',
    },
  ],
  ['with only spaces', { ...good, subject: ' \u00a0\t' }, { subject: 'subjectRequired' }],
  ['with only invisible characters', { ...good, name: '\u200b\u200d' }, { name: 'nameRequired' }],
  ['with a list for a name', { ...good, name: ['Asha'] }, { name: 'nameRequired' }],
  ['with a number for a mobile', { ...good, mobile: 5 }, { mobile: 'mobileRequired' }],
  ['without a dot in the domain', { ...good, email: 'asha@sahyanagar' }, { email: 'emailInvalid' }],
  ['with a final part of one letter', { ...good, email: 'asha@sahyanagar.e' }, { email: 'emailInvalid' }],
  ['with digits as the final part', { ...good, email: 'asha@sahyanagar.123' }, { email: 'emailInvalid' }],
  ['with two @', { ...good, email: 'asha@@sahyanagar.example' }, { email: 'emailInvalid' }],
  ['with a space in the e-mail', { ...good, email: 'as ha@sahyanagar.example' }, { email: 'emailInvalid' }],
  ['with a Devanagari domain', { ...good, email: 'आशा@सह्यनगर.भारत' }, {}],
  ['with any form of mobile', { ...good, mobile: 'ask the neighbour' }, {}],
  ...feedbackFields.map((field): [string, Record<string, unknown>, Record<string, string>] => [
    `with a ${field} one character too long`,
    { ...good, [field]: 'अ'.repeat(feedbackLimits[field] + 1) },
    { [field]: `${field}TooLong` },
  ]),
]

/** What a stranger may send in one body, of signs that cost a regular expression most. */
const longTexts: [string, string][] = [
  ['60,000 spaces between two letters', `a${' '.repeat(60_000)}b`],
  ['60,000 combining marks', '\u0301'.repeat(60_000)],
  ['60,000 times one letter', 'a'.repeat(60_000)],
  ['60,000 line breaks', '\n'.repeat(60_000)],
]

test.each(longTexts)('%s are too long, and no time is spent on them', (_, text) => {
  const body = Object.fromEntries(feedbackFields.map((field) => [field, text]))
  const errors = Object.fromEntries(feedbackFields.map((field) => [field, `${field}TooLong`]))
  const began = process.cpuUsage()
  expect(validateFeedback(body)).toEqual({ ok: false, errors })
  expect(byTheSchema(body)).toEqual({ ok: false, errors })
  expect(additionError(text)).toBe('additionTooLong')
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1000).toBeLessThan(50)
})

test('a text of the full length may have spaces around it, and any letters', () => {
  const spaces = ' '.repeat(400)
  const feedback = `${spaces}${'😀'.repeat(feedbackLimits.feedback)}${spaces}`
  const name = `${spaces}${'𑘀'.repeat(feedbackLimits.name)}${spaces}`
  expect(validateFeedback({ ...good, name, feedback })).toMatchObject({
    ok: true,
    value: { name: name.trim(), feedback: feedback.trim() },
  })
})

test.each(cases)('feedback %s', (_, body, errors) => {
  const checked = validateFeedback(body)
  expect(checked.ok ? {} : checked.errors).toEqual(errors)
  expect(byTheSchema(body)).toEqual(checked)
})

describe('where a mobile number or an e-mail address is enough', () => {
  test.each([
    [{ ...good, email: '' }, {}],
    [{ ...good, mobile: ' ' }, {}],
    [{ ...good, mobile: '', email: '' }, { mobile: 'contactRequired' }],
    [{ ...good, email: 'asha@sahyanagar' }, { email: 'emailInvalid' }],
    [{ ...good, mobile: '', email: 'asha@sahyanagar' }, { email: 'emailInvalid' }],
    [{ ...good, mobile: '', subject: '' }, { subject: 'subjectRequired' }],
    [
      {},
      {
        name: 'nameRequired',
        mobile: 'contactRequired',
        subject: 'subjectRequired',
        feedback: 'feedbackRequired',
      },
    ],
  ])('%j', (body, errors) => {
    const checked = validateFeedback(body, 'either')
    expect(checked.ok ? {} : checked.errors).toEqual(errors)
    if (checked.ok) expect(Object.values(checked.value).filter((text) => text === '').length).toBeLessThan(2)
  })
})

test.each([
  [{ website: '', seconds: 3 }, undefined],
  [{ website: '', seconds: '40' }, undefined],
  [{ website: 'https://spam.example', seconds: 40 }, 'trap'],
  [{ website: '', seconds: 0 }, 'quick'],
  [{ website: '', seconds: -5 }, 'quick'],
  [{ website: '', seconds: 'now' }, 'quick'],
  [{ website: '', seconds: '' }, 'no-form'],
  [{ website: '' }, 'no-form'],
  [good, 'no-form'],
  [null, 'no-form'],
])('of %j a program may be the sender: %s', (body, doubt) => {
  expect(feedbackDoubt(body)).toBe(doubt)
})

test('lengths count characters, not code units', () => {
  expect(validateFeedback({ ...good, name: '🌳'.repeat(120) }).ok).toBe(true)
  expect(validateFeedback({ ...good, name: '🌳'.repeat(121) })).toMatchObject({
    errors: { name: 'nameTooLong' },
  })
})

test('what is stored is trimmed, keeps Marathi whole, and has no control characters', () => {
  const checked = validateFeedback({ ...good, name: ' क्षितिज\u0000 ', feedback: 'एक\r\nदोन', extra: 'no' })
  expect(checked).toEqual({ ok: true, value: { ...good, name: 'क्षितिज', feedback: 'एक\r\nदोन' } })
})

test('a field of one line is stored in one, and turns no direction; a message keeps its lines', () => {
  const sent = {
    name: 'Asha\r\nBcc: all@evil.example',
    mobile: '555\t0177',
    subject: 'report\u202efdp.exe',
    email: '\u2066asha@sahyanagar.example\u2069',
    feedback: 'One\r\ntwo',
  }
  expect(validateFeedback(sent)).toEqual({
    ok: true,
    value: {
      name: 'Asha Bcc: all@evil.example',
      mobile: '555 0177',
      subject: 'reportfdp.exe',
      email: 'asha@sahyanagar.example',
      feedback: 'One\r\ntwo',
    },
  })
})

test.each([[null], [undefined], ['text'], [7], [[]]])(
  'the body %j is feedback with nothing in it',
  (body) => {
    expect(validateFeedback(body)).toMatchObject({
      ok: false,
      errors: { name: 'nameRequired', feedback: 'feedbackRequired' },
    })
  },
)

/** A pattern that looks back takes minutes for these. */
test('a hostile e-mail is judged quickly', () => {
  const start = performance.now()
  validateFeedback({ ...good, email: `${'a@'.repeat(30_000)}` })
  validateFeedback({ ...good, email: `a@${'a.'.repeat(120)}` })
  expect(performance.now() - start).toBeLessThan(5000)
})

test('the note to the desk names the sender', () => {
  expect(feedbackNotification('Asha')).toEqual({
    heading: 'Feedback Submitted',
    description: 'A new feedback was submitted by Asha',
    role: 'Admin',
    readed: 0,
  })
})
