import { expect, test } from 'vitest'
import { encodedPath, plainPath } from './plain-path.ts'

test.each([
  ['/birth-&-death-department', '/birth-%26-death-department'],
  ['/Birth-&-Death', '/birth-%26-death'],
  ['/a,b+c;d=e:f@g$h', '/a%2Cb%2Bc%3Bd%3De%3Af%40g%24h'],
  [
    '/जन्म-मृत्यू',
    '/%E0%A4%9C%E0%A4%A8%E0%A5%8D%E0%A4%AE-%E0%A4%AE%E0%A5%83%E0%A4%A4%E0%A5%8D%E0%A4%AF%E0%A5%82',
  ],
  ['/road works', '/road%20works'],
  ['/100%', '/100%'],
])('%s and %s are one address', (link, address) => {
  expect(plainPath(address)).toBe(plainPath(link))
  expect(encodedPath(address).toLowerCase()).toBe(encodedPath(link).toLowerCase())
})

test('an encoded slash is not the border of a segment', () => {
  expect(plainPath('/a%2Fb')).not.toBe(plainPath('/a/b'))
})

test('an address is encoded once, and signs that browsers leave alone stay', () => {
  expect(encodedPath('/birth-&-death department')).toBe('/birth-&-death%20department')
  expect(encodedPath('/birth-%26-death%20department')).toBe('/birth-&-death%20department')
})
