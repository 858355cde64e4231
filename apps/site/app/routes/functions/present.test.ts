import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { presentFunctions } from './present.ts'

const duties = (count: number): Row<'functions'>[] =>
  Array.from({ length: count }, (_, id) => ({ id, description: `Duty ${id}`, language: 'en' }))
const lettersOf = (count: number, language: 'en' | 'mr') =>
  presentFunctions(duties(count), formatIn(language)).map(({ letter }) => letter)

test('fourteen duties are lettered a to n, in Marathi क to ढ', () => {
  expect(lettersOf(14, 'en').join('')).toBe('abcdefghijklmn')
  expect(lettersOf(14, 'mr').join('')).toBe('कखगघङचछजझञटठडढ')
})

test('a list longer than the alphabet goes on, and no letter comes twice', () => {
  expect(lettersOf(28, 'en').slice(25)).toEqual(['z', 'aa', 'ab'])
  expect(lettersOf(35, 'mr').slice(32)).toEqual(['ह', 'कक', 'कख'])
  expect(new Set(lettersOf(900, 'mr')).size).toBe(900)
})
