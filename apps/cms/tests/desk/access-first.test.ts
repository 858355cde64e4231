import { describe, expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()

/** What no field takes: a list of numbers. */
const wrong = { name: [1], label: [1], email: [1], question: [1], phones: 7 }

describe('who may not write hears that, and nothing of the fields', () => {
  test('a clerk in the settings', async () => {
    expect((await desk().ask('POST', '/globals/settings', { as: 'clerk', body: wrong })).status).toBe(403)
  })

  test('a clerk and an editor in the accounts', async () => {
    for (const as of ['clerk', 'editor'] as const)
      expect((await desk().ask('POST', '/users', { as, body: wrong })).status).toBe(403)
  })

  test('an editor still reads what is wrong', async () => {
    const response = await desk().ask('POST', '/globals/settings', { as: 'editor', body: wrong })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('"path"')
  })

  test('no list answers a stranger with its fields', async () => {
    for (const slug of Object.keys(desk().payload.collections)) {
      const { status } = await desk().ask('POST', `/${slug}`, { body: wrong })
      expect([slug, [401, 403, 404, 501].includes(status)]).toEqual([slug, true])
    }
  })
})
