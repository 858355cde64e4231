import { beforeAll, describe, expect, test } from 'vitest'
import { ask, cmsUrl } from '../support/council.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

let tokens: Record<Role, string>
beforeAll(async () => {
  tokens = await hireStaff()
})

const view = (role: Role | undefined, query = '', language = 'en') =>
  ask(`${cmsUrl}/admin/findings${query}`, {
    redirect: 'manual',
    headers: role
      ? {
          cookie: `payload-token=${tokens[role]}; payload-lng=${language}`,
          // As a browser says it: a cookie without it is not taken for a login.
          'sec-fetch-site': 'same-origin',
        }
      : {},
  })

describe('the view of what is to be mended', () => {
  test.each(['clerk', 'editor', 'admin'] as const)('is read by a %s', async (role) => {
    const response = await view(role)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Computed from all that is published')
  })

  test('is closed to strangers', async () => {
    for (const path of [
      '/admin/findings',
      '/admin/FINDINGS',
      '/admin/%66indings',
      '/admin/obligations?show=all',
      '/admin/opening',
      '/admin/help',
    ]) {
      const response = await ask(`${cmsUrl}${path}`, { redirect: 'manual' })
      const text = await response.text()
      expect(text + response.headers.get('location')).toContain('/admin/login?redirect=')
      expect(text).not.toContain('Computed from')
      expect(text).not.toContain('desk-page')
    }
  })

  test.each([
    'expired',
    'review',
    'language',
    'script',
    'alt',
    'scans',
    'documents',
    'unused',
    'internal',
    'external',
  ])('shows %s, and leads to records which are there', async (kind) => {
    // The desk sends its views as data of React in scripts.
    const text = (await (await view('admin', `?kind=${kind}`)).text()).replaceAll('\\"', '"')
    expect(text).toContain(`"href":"/admin/findings?kind=${kind}","aria-current":"page"`)
    const [, place] =
      /"href":"\/admin(?:\/collections)?(\/[a-z-]+\/[a-z\d]+)","aria-label":"Where/.exec(text) ?? []
    if (place) expect((await ask(desk(place), { headers: as(tokens.admin) })).status).toBe(200)
  })

  test('takes any address for what it is', async () => {
    for (const query of [
      '?kind=%00',
      '?kind=nothing&page=-1',
      '?kind=alt&page=99999',
      '?kind=alt&kind=unused',
    ])
      expect([query, (await view('editor', query)).status]).toEqual([query, 200])
  })
})

test('the demo council has no dead link of its own', async () => {
  const text = await (await view('admin', '?kind=internal')).text()
  expect(text).toContain('Nothing to correct here')
})
