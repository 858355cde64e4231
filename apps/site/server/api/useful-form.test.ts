import { expect, test, vi } from 'vitest'
import { createUsefulForm } from './useful-form.ts'

const origin = 'http://council.example'
const site = (status: number) => {
  const write = vi.fn(async (_path: string, _request: Request, _client: string) =>
    Response.json({}, { status }),
  )
  const send = (form: Record<string, string>, headers: Record<string, string> = { origin }) =>
    createUsefulForm(write, origin)(
      new Request(`${origin}/useful`, { method: 'POST', headers, body: new URLSearchParams(form) }),
      '192.0.2.7',
    )
  return { write, send }
}

test('an answer without script is passed on, and its reader thanked on the same page', async () => {
  const { write, send } = site(200)
  const response = await send({ page: '/mr/roads', useful: 'false' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/mr/roads#useful-thanks'])
  const [path, request] = write.mock.calls[0] ?? []
  expect([path, await request?.json()]).toEqual(['/useful', { page: '/mr/roads', useful: false }])
})

test.each([404, 429, 503])('an answer that was not counted (%s) is not thanked for', async (status) => {
  const response = await site(status).send({ page: '/roads', useful: 'true' })
  expect(response.headers.get('location')).toBe('/roads#useful-failed')
})

test.each([
  ['//elsewhere.example', 'true'],
  ['https://elsewhere.example/', 'true'],
  ['', 'true'],
  ['/roads', 'perhaps'],
])('the page "%s" with the answer "%s" leads nowhere', async (page, useful) => {
  const { write, send } = site(200)
  expect((await send({ page, useful })).status).toBe(400)
  expect(write).not.toHaveBeenCalled()
})

test('the form of another site is refused', async () => {
  const { write, send } = site(200)
  const form = { page: '/roads', useful: 'true' }
  expect((await send(form, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect(write).not.toHaveBeenCalled()
})
