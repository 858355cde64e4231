import { expect, test } from 'vitest'
import { callExamples } from './examples/index.ts'
import { validateProposal } from './proposal.ts'

const sent = callExamples.proposal.normal.request
const errorsOf = (more: object, contact: 'both' | 'either' = 'both', wards = ['7', '12']) => {
  const checked = validateProposal({ ...sent, ...more }, { wards, contact })
  return checked.ok ? {} : checked.errors
}

test('a proposal is trimmed, and its lines have no breaks', () => {
  const checked = validateProposal(
    { ...sent, title: ' Street\n lights ', text: ' It is dark.\nEvery day. ', place: undefined },
    { wards: [], contact: 'both' },
  )
  expect(checked).toMatchObject({
    ok: true,
    value: { title: 'Street lights', text: 'It is dark.\nEvery day.', place: '' },
  })
})

test.each([
  [{ title: ' ' }, { title: 'titleRequired' }],
  [{ text: '' }, { text: 'textRequired' }],
  [{ ward: '' }, { ward: 'wardRequired' }],
  [{ ward: '8' }, { ward: 'wardRequired' }],
  [
    { name: '', mobile: '' },
    { name: 'nameRequired', mobile: 'mobileRequired' },
  ],
  [{ email: 'asha' }, { email: 'emailInvalid' }],
  [{ title: 'a'.repeat(201) }, { title: 'titleTooLong' }],
  [{ text: 'क'.repeat(2001) }, { text: 'textTooLong' }],
  [{ text: 'a'.repeat(100_000) }, { text: 'textTooLong' }],
  [{ place: 'a'.repeat(201) }, { place: 'placeTooLong' }],
  [{ place: 'a'.repeat(100_000) }, { place: 'placeTooLong' }],
  [{ place: 7, name: null }, { name: 'nameRequired' }],
])('%j is refused with %j', (more, errors) => {
  expect(errorsOf(more)).toEqual(errors)
})

test('one of mobile number and e-mail is enough where the council says so', () => {
  expect(errorsOf({ email: '' }, 'either')).toEqual({})
  expect(errorsOf({ email: '', mobile: '' }, 'either')).toEqual({ mobile: 'contactRequired' })
})

test('a notice without wards takes every ward, and needs one', () => {
  expect(errorsOf({ ward: '३अ' }, 'both', [])).toEqual({})
  expect(errorsOf({ ward: '' }, 'both', [])).toEqual({ ward: 'wardRequired' })
})
