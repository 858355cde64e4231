import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { nameTheFields } from './name-the-fields.ts'

const ask = (language: string, data: unknown) =>
  nameTheFields({
    error: Object.assign(new Error('The following field is invalid: Name > English'), { data }),
    req: { i18n: { language } } as PayloadRequest,
    result: { errors: [{ message: 'The following field is invalid: Name > English' }] },
    context: {},
  })

const data = {
  errors: [
    { message: 'Name (English) is required', path: 'name.en' },
    { message: 'Link must be a path', path: 'link' },
  ],
}

it('staff read what is wrong with each field', async () => {
  expect(await ask('en', data)).toEqual({
    response: {
      errors: [{ data, message: 'Please correct: Name (English) is required, Link must be a path' }],
    },
  })
})

it('staff who read Marathi are asked in Marathi', async () => {
  expect(JSON.stringify(await ask('mr', data))).toContain('कृपया दुरुस्त करा')
})

it('an error that is not about fields stays as it is', async () => {
  expect(await ask('en', null)).toBeUndefined()
})
