import { expect, test } from 'vitest'
import { answeredTo, askGiving, giveTo, mailed } from './words.ts'

test('the button, the question and the result name how many get the answer', () => {
  expect(giveTo(7)).toEqual({ en: 'Give this answer to 7 residents', mr: '७ जणांना हे उत्तर द्या' })
  expect(giveTo(1)).toEqual({ en: 'Give this answer to 1 resident', mr: 'एका व्यक्तीला हे उत्तर द्या' })
  expect(askGiving(12).mr).toBe('१२ जणांना हे उत्तर द्यायचे का?')
  expect(mailed(3)).toEqual({
    en: '3 of them get it by mail too.',
    mr: 'त्यांपैकी ३ जणांना ते ई-मेलनेही मिळेल.',
  })
  expect(answeredTo(1).en).toBe('The answer was given to 1 resident')
})

test('the button names no number where none is known', () => {
  expect(giveTo(undefined)).toEqual({ en: 'Give this answer', mr: 'हे उत्तर द्या' })
  expect(giveTo(0)).toEqual(giveTo(undefined))
})
