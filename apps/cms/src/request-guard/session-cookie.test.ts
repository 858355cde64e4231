import { expect, it } from 'vitest'
import { innerCookies, withOuterCookies } from './session-cookie.ts'

it('reads the session only from the cookie that no other host can set', () => {
  expect(innerCookies('a=1; payload-token=theirs; __Host-payload-token=ours; payload-lng=mr')).toBe(
    'a=1; payload-token=ours; payload-lng=mr',
  )
  expect(innerCookies('payload-token=theirs')).toBe('')
})

it('sets the session under the name that is for this host alone, and every other cookie as it is', () => {
  const headers = new Headers()
  headers.append('set-cookie', 'payload-token=x; Path=/; Secure; HttpOnly')
  headers.append('set-cookie', 'payload-lng=mr; Path=/')
  expect(withOuterCookies(headers).getSetCookie()).toEqual([
    '__Host-payload-token=x; Path=/; Secure; HttpOnly',
    'payload-lng=mr; Path=/',
  ])
})
