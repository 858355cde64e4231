import { toAsciiDigits } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { wards } from './place.ts'
import { typedWards } from './typed-wards.ts'
import { onlyWards } from './wards.ts'

const hints = [wards(), onlyWards('wards')].map(({ admin }) => admin?.description as Record<string, string>)

test.each(hints)('the hint shows ward numbers as the field shows them: $en', (hint) => {
  for (const text of Object.values(hint)) {
    const [example = ''] = /\d[\d ,]*\d/.exec(toAsciiDigits(text)) ?? []
    expect(example).toBe('1 2 5')
    expect(typedWards(example)).toBe(example)
  }
})
