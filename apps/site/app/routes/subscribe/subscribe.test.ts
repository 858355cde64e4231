import { expect, test } from 'vitest'
import { presentSubscribe } from './present.ts'

const say = (key: string) => key
const around = { say, wards: [], isOffered: true, action: '/subscribe' } as const
const given = { email: 'asha@nadgaon.example', topics: ['meetings'], ward: '7', language: 'mr' } as const

test.each(['en', 'mr'] as const)(
  'a new form begins with alerts and notices, in the language of the page: %s',
  (language) => {
    const { form } = presentSubscribe({ ...around, language, taken: undefined })
    expect(form?.topics.options.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual([
      'alerts',
      'notices',
    ])
    expect([form?.email.value, form?.ward.value, form?.language.value]).toEqual(['', '', language])
  },
)

test('a ward that the list does not have stays chosen', () => {
  const { form } = presentSubscribe({ ...around, language: 'mr', taken: { given, problem: 'busy' } })
  expect(form?.ward.options).toContainEqual({ value: '7', label: '७' })
  expect(form?.problem).toEqual({ title: 'notTaken', text: 'busy', field: undefined })
})

test('an address that was taken is not repeated', () => {
  const view = presentSubscribe({ ...around, language: 'en', taken: { given, problem: undefined } })
  expect(view).toMatchObject({ title: 'asked', form: undefined })
  expect(JSON.stringify(view)).not.toContain('asha')
})

test('without a mail server there is no form', () => {
  const view = presentSubscribe({ ...around, language: 'en', isOffered: false, taken: undefined })
  expect(view).toMatchObject({ intro: 'notOffered', form: undefined })
})
