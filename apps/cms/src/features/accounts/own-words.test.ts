import { expect, test } from 'vitest'
import { isOfOwnWords } from './own-words.ts'

const words = ['nagardwar', 'sahyanagar', 'सह्यनगर', 'नगरपरिषद', 'admin', 'asha', 'patil']

test.each([
  'Sahyanagar@2026!',
  'nagardwar-admin-1',
  'ASHA.patil.12345',
  'सह्यनगर नगरपरिषद १२',
  'sahyanagar-xyz99',
])('%s is of words that everybody knows', (password) => {
  expect(isOfOwnWords(password, words)).toBe(true)
})

test.each(['four rivers of sahyanagar', 'a-long-enough-password', '7Kq!m2-xV9z#pL', 'पाऊस पडतो रात्री'])(
  '%s is not',
  (password) => {
    expect(isOfOwnWords(password, words)).toBe(false)
  },
)
