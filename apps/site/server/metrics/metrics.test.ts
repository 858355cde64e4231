import { expect, test } from 'vitest'
import { kindOf } from './metrics.ts'

test.each([
  ['GET', '/', 'page'],
  ['GET', '/mr/roads?page=2', 'page'],
  ['GET', '/api/roads?lang=en', 'api'],
  ['GET', '/api/uploads/lake.jpg', 'file'],
  ['GET', '/images/w_480,f_webp/uploads/lake.jpg', 'image'],
  ['GET', '/readyz', 'other'],
  ['POST', '/api/contact-us', 'write'],
  ['GET', '/my-name-is-kavita', 'page'],
] as const)('%s %s is counted as %s, without its address', (method, address, kind) => {
  expect(kindOf(method, address)).toBe(kind)
})
