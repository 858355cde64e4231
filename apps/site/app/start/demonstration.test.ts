import { expect, test } from 'vitest'
import { isDemonstration } from './demonstration.ts'

test.each(['https://council.example', 'http://192.168.1.20:3000', 'https://localhost.example'])(
  'the demo council at %s is a demonstration',
  (origin) => {
    expect(isDemonstration('1', origin)).toBe(true)
    expect(isDemonstration('', origin)).toBe(false)
    expect(isDemonstration(undefined, origin)).toBe(false)
  },
)

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.8.9.1', 'http://[::1]:3000'])(
  'on the machine of whoever tries it, at %s, it is shown as a council would be',
  (origin) => {
    expect(isDemonstration('1', origin)).toBe(false)
  },
)
