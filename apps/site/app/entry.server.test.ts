import { expect, test, vi } from 'vitest'
import { handleError } from './entry.server.tsx'

const request = new Request('http://localhost/mr/search?q=Kavita+5550140')
const answer = (status: number) => ({ status, statusText: '', internal: false, data: null })

test.each([
  ['a page that is not there', answer(404)],
  ['a form where none is taken', answer(405)],
])('%s is no fault of the site', (_what, error) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  handleError(error, { request })
  expect(logged).not.toHaveBeenCalled()
})

test('a fault is logged with its page, and without what somebody searched for', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  handleError(new TypeError('x is undefined'), { request })
  const line = String(logged.mock.calls[0]?.[0])
  expect(JSON.parse(line)).toMatchObject({ level: 'error', path: '/mr/search' })
  expect(line).toContain('x is undefined')
  expect(line).not.toMatch(/Kavita|5550140/)
})
