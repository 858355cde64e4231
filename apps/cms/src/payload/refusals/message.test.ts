import { expect, test } from 'vitest'
import { refusalOf, textOf } from './message.ts'
import { problemsIn } from './problems.ts'

const name = { path: 'name.mr', message: 'संस्थेचे नाव, मराठीत: हा रकाना भरणे आवश्यक आहे' }
const phones = { path: 'phones', message: 'दूरध्वनी: क्रमांक लागत नाही, जसे ०२५१-५५५०१०१' }

test('each complaint is one message with its field, whatever commas are in it', () => {
  const text = `कृपया दुरुस्त करा: ${name.message}, ${phones.message}`
  expect(refusalOf({ isOfFields: false, text, problems: [name, phones] })).toEqual({
    text: 'कृपया दुरुस्त करा:',
    problems: [name, phones],
  })
})

test('a draft is not told of fields that only a publication needs', () => {
  const text = `कृपया दुरुस्त करा: ${phones.message}`
  const missing = { path: 'alt', message: 'हा रकाना भरणे आवश्यक आहे.' }
  expect(refusalOf({ isOfFields: false, text, problems: [missing, phones] }).problems).toEqual([phones])
})

test('what is said besides the fields stays, and what is of no field stays whole', () => {
  const text = `Please correct: ${phones.message}, Another thing`
  expect(refusalOf({ isOfFields: false, text, problems: [phones] }).text).toBe(text)
  const used = 'This file is used in: Ponds 1, Roads 2. Put another file there first.'
  expect(refusalOf({ isOfFields: false, text: used, problems: [name] })).toEqual({ text: used, problems: [] })
})

test('what the form itself finds are all its wrong fields', () => {
  const text = 'Please correct invalid fields.'
  expect(refusalOf({ isOfFields: true, text, problems: [name] })).toEqual({ text, problems: [name] })
})

test('the text of a toast is its whole message', () => {
  expect(textOf('Saved', '')).toBe('Saved')
  expect(textOf({ props: { errorMessage: 'a: b, c' } }, 'a (2):bc')).toBe('a: b, c')
  expect(textOf({ props: {} }, 'shown')).toBe('shown')
})

test('fields that are hidden by a condition are not wrong', () => {
  const wrong = { valid: false, errorMessage: 'x' }
  expect(problemsIn({ a: wrong, b: { ...wrong, passesCondition: false }, c: { valid: true } })).toEqual([
    { path: 'a', message: 'x' },
  ])
})
