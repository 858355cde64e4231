import type { GroupField } from 'payload'
import { expect, test } from 'vitest'
import { bilingualText, bilingualTextarea } from './bilingual.ts'

const label = { en: 'Title', mr: 'शीर्षक' }
type Half = { name: string; validate: (value: string, asked: object) => Promise<string | true> }

function half(group: GroupField, name: 'en' | 'mr'): Half {
  const [row] = group.fields as unknown as [{ fields: Half[] }]
  const found = row.fields.find((field) => field.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const asked = (language: 'en' | 'mr') => ({
  req: { i18n: { language }, context: {} },
  data: {},
  siblingData: {},
})

test.each([
  ['one line', bilingualText('title', label)],
  ['several lines', bilingualTextarea('title', label)],
])('the Marathi of %s is not stored in an old font, also in a draft', async (_what, group) => {
  const oldFont = 'egkjk"Vª \'kklu'
  const { validate } = half(group, 'mr')
  expect(await validate(oldFont, asked('en'))).toBe(
    'Title (Marathi) is typed in an old font such as Kruti Dev or Shivaji – please type it in Unicode or convert it first',
  )
  expect(await validate(oldFont, { ...asked('mr'), isDraft: true })).toMatch(
    /^शीर्षक \(मराठी\) हा मजकूर .* जुन्या फॉन्टमध्ये/,
  )
  expect(await validate('महाराष्ट्र शासन, GST', asked('mr'))).toBe(true)
  expect(await half(group, 'en').validate(oldFont, asked('en'))).toBe(true)
})
