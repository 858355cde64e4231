import { expect, test } from 'vitest'
import { ask, cmsUrl } from '../support/council.ts'
import { send } from '../support/desk-calls.ts'
import { desk } from '../support/staff.ts'

test.each([
  ['GET', '/access'],
  ['GET', '/og'],
  ['GET', '/graphql'],
  ['POST', '/graphql'],
  ['GET', '/graphql-playground'],
  ['POST', '/reorder'],
  ['POST', '/users/forgot-password'],
  ['POST', '/users/refresh-token'],
  ['POST', '/users/unlock'],
  ['POST', '/users/verify/x'],
  ['GET', '/payload-jobs/run'],
  ['GET', '/payload-preferences/nav'],
  ['GET', '/media/file/lake.jpg'],
  ['GET', '/media/paste-url?src=http://127.0.0.1/'],
  ['GET', '/users%2Fme/../feedback'],
  ['GET', '/%66eedback'],
  ['GET', '/feedback%00'],
  ['GET', '//feedback'],
  ['OPTIONS', '/feedback'],
])('%s %s says nothing', async (method, path) => {
  const response = await send({
    method,
    path,
    ...(method === 'POST' ? { body: { email: 'x@x.example' } } : {}),
  })
  expect([400, 401, 404, 308]).toContain(response.status)
  expect(await response.text()).not.toMatch(/"docs"|collections|menu-entries|idempotency|feedback"/)
})

test('nobody sets a password without the token of an invitation', async () => {
  for (const body of [
    { password: 'a-long-enough-password' },
    { token: 'x', password: 'a-long-enough-password' },
  ]) {
    const response = await send({ method: 'POST', path: '/users/reset-password', body })
    expect([400, 403]).toContain(response.status)
    expect(await response.json()).toEqual({ errors: [{ message: expect.any(String) }] })
  }
})

test('a method in a header opens nothing', async () => {
  for (const slug of ['feedback', 'users', 'roads'])
    for (const path of [`/${slug}`, '/users/login', '/users/logout']) {
      const response = await ask(desk(path), {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-http-method-override': 'GET',
          'x-payload-http-method-override': 'GET',
        },
        body: 'limit=1',
      })
      expect(await response.text()).not.toContain('"docs"')
    }
})

test('who asks who they are hears that they are nobody', async () => {
  const me = await send({ method: 'GET', path: '/users/me' })
  expect(((await me.json()) as { user: unknown }).user).toBeNull()
  expect(me.headers.get('cache-control')).toBe('no-store')
})

test.each(['/admin', '/admin/collections/feedback', '/admin/collections/feedback/1', '/admin/account'])(
  'the desk’s page %s leads to the login and tells nothing',
  async (path) => {
    const response = await ask(cmsUrl + path)
    const text = await response.text()
    const location = response.headers.get('location') ?? ''
    expect(location || text).toContain('/admin/login')
    expect(text).not.toMatch(/idempotencyKey|receivedAt|menu-entries/)
  },
)

test('the login page names no list and is not for search engines', async () => {
  const response = await ask(`${cmsUrl}/admin/login`)
  const page = await response.text()
  expect(page).not.toMatch(/idempotencyKey|page-opinions|menu-entries|disclosure-departments/)
  expect(response.headers.get('x-robots-tag')).toContain('noindex')
  expect(page).toMatch(/name="robots" content="noindex/)
})
