import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk, council } = councilWithDesk()

const confirmed = (): FormData => {
  const form = new FormData()
  form.set('confirmed', 'on')
  return form
}
const road = (name: string) => ({
  description: { en: name },
  length: { en: '1 Km' },
  _status: 'published' as const,
})
const state = async () => (await desk().ask('GET', '/remove-demo', { as: 'admin' })).json()
const begin = async (content: string) => {
  const { firstContent } = await import('../../src/platform/database/filled-marker.ts')
  await council().payload.kv.set(firstContent, { at: new Date().toISOString(), content })
}

test.each(['editor', 'clerk', undefined] as const)('%s can neither start nor see it', async (as) => {
  for (const [method, body] of [['GET'], ['POST', confirmed()]] as const)
    expect((await desk().ask(method, '/remove-demo', { as, body })).status).toBe(403)
})

test('a council that did not begin with the demo has nothing to remove', async () => {
  await begin('skeleton')
  expect((await desk().ask('POST', '/remove-demo', { as: 'admin', body: confirmed() })).status).toBe(409)
  expect(await state()).toMatchObject({ state: 'none', hasDemo: false })
})

test('without the confirmation nothing begins', async () => {
  await begin('demo')
  expect((await desk().ask('POST', '/remove-demo', { as: 'admin', body: new FormData() })).status).toBe(400)
  expect((await state()).state).toBe('none')
})

test('an administrator removes the demo: a backup comes first, and the desk says what went and how to undo it', async () => {
  const { payload } = council()
  await payload.create({ collection: 'roads', data: road('Our Road') })
  expect((await desk().ask('POST', '/remove-demo', { as: 'admin', body: confirmed() })).status).toBe(202)
  await vi.waitFor(async () => expect((await state()).state).not.toBe('running'), {
    timeout: 150_000,
    interval: 1000,
  })
  const { lines, hasDemo } = (await state()) as { lines: string[]; hasDemo: boolean }
  expect(lines.join('\n')).toContain('To undo this: npm run restore -- ')
  const kept = readdirSync(path.join(path.dirname(council().uploadsDir), 'backups'))
  const archives = kept.filter((name) => !name.endsWith('.json'))
  expect(archives).toEqual([expect.stringMatching(/^nagardwar-.*\.tar\.gz$/)])
  expect(lines.join('\n')).toContain('roads: 0 removed, 1 kept')
  expect(lines.at(-1)).toContain(String(archives[0]))
  expect(hasDemo).toBe(false)
  const { docs } = await payload.find({ collection: 'roads' })
  expect(docs.map(({ description }) => description.en)).toEqual(['Our Road'])
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(3)
}, 180_000)
