import type { MailSubscription } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { presentSubscription } from './present.ts'

const around = { say: (key: string) => key, language: 'en', wards: [], action: '/subscription/x' } as const
const subscription: MailSubscription = { state: 'confirmed', topics: ['notices'], ward: '', language: 'mr' }
const found = { kind: 'found', subscription } as const
const given = { email: '', topics: [], ward: '4', language: 'en' } as const

test('before it is confirmed, it says what was asked, and nothing of alerts where none were', () => {
  const opened = { ...found, subscription: { ...subscription, state: 'unconfirmed' } } as const
  const view = presentSubscription(opened, around, undefined)
  expect(view).toMatchObject({
    title: 'unconfirmed',
    confirm: { topics: ['topic-notices'], hasAlerts: false },
  })
})

test('a choice that was not stored stands in the form again', () => {
  const view = presentSubscription(found, around, { step: 'change', given, problem: 'topicsRequired' })
  expect(view).toMatchObject({ said: undefined, change: { ward: { value: '4' }, language: { value: 'en' } } })
})

test('what failed is not said to be done', () => {
  const view = presentSubscription(found, around, { step: 'end', given, problem: 'failed' })
  expect(view).toMatchObject({ title: 'confirmed', problem: { text: 'failed' } })
})

test.each([
  [{ kind: 'missing' }, 'missing', 'again'],
  [{ kind: 'away' }, 'away', undefined],
  [{ ...found, subscription: { ...subscription, state: 'stopped' } }, 'stopped', 'again'],
] as const)('what is over leads to the form, what is away does not: %#', (opened, title, again) => {
  expect(presentSubscription(opened, around, undefined)).toMatchObject({ title, again })
})
