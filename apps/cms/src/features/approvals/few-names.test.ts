import { expect, test } from 'vitest'
import { fewNames } from './few-names.ts'

const ward = (number: number) => ({ en: `Ward ${number}`, mr: `प्रभाग ${number}` })

test('a few records are named, and of 500 the first', () => {
  expect(fewNames([ward(1), ward(2)])).toEqual({ en: 'Ward 1, Ward 2', mr: 'प्रभाग 1, प्रभाग 2' })
  expect(fewNames(Array.from({ length: 500 }, (_, at) => ward(at + 1)))).toEqual({
    en: 'Ward 1, Ward 2, Ward 3, Ward 4, Ward 5 and 495 more',
    mr: 'प्रभाग 1, प्रभाग 2, प्रभाग 3, प्रभाग 4, प्रभाग 5 व आणखी ४९५',
  })
})
