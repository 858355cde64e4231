import { expect, test } from 'vitest'
import { problemsIn } from './problems.ts'

const fields = ['email', 'name']
const refused = (...paths: string[]) => ({
  errors: [
    { message: 'Please correct', data: { errors: paths.map((path) => ({ path, message: `${path}!` })) } },
  ],
})

test('what is wrong stands at its field', () => {
  expect(problemsIn(refused('email', 'name'), fields, 'Failed')).toEqual({ email: 'email!', name: 'name!' })
})

test('what is wrong with no field of the form is said above them', () => {
  expect(problemsIn(refused('email', 'role'), fields, 'Failed')).toEqual({
    email: 'email!',
    '': 'Please correct',
  })
  expect(problemsIn({ errors: [{ message: 'Too many' }] }, fields, 'Failed')).toEqual({ '': 'Too many' })
  expect(problemsIn({}, fields, 'Failed')).toEqual({ '': 'Failed' })
})
