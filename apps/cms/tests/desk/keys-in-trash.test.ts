import { expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()

const redirect = (to: string) => ({ from: '/tax.php', to, _status: 'published' })
const create = async (to: string): Promise<{ status: number; id: number }> => {
  const response = await desk().ask('POST', '/redirects', { as: 'editor', body: redirect(to) })
  const { doc } = (await response.json()) as { doc?: { id: number } }
  return { status: response.status, id: doc?.id ?? 0 }
}
const throwAway = (id: number) =>
  desk().ask('PATCH', `/redirects/${id}`, {
    as: 'editor',
    body: { deletedAt: '2030-01-01T00:00:00.000Z' },
  })
const takeBack = (id: number, _status: string) =>
  desk().ask('PATCH', `/redirects/${id}?trash=true`, { as: 'editor', body: { deletedAt: null, _status } })
const stored = (id: number) => desk().payload.findByID({ collection: 'redirects', id, depth: 0 })

test.each(['published', 'draft'])(
  'a key in the trash is free, and comes back as %s when it can',
  async (status) => {
    const first = await create('/tax')
    expect((await create('/roads')).status).toBe(400)
    expect((await throwAway(first.id)).status).toBe(200)
    const second = await create('/roads')
    expect(second.status).toBe(201)

    const refused = await takeBack(first.id, status)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Another record has “/tax.php” now')

    expect((await throwAway(second.id)).status).toBe(200)
    expect((await takeBack(first.id, status)).status).toBe(200)
    expect(await stored(first.id)).toMatchObject({ from: '/tax.php', to: '/tax' })
    expect((await takeBack(second.id, status)).status).toBe(400)
    expect((await throwAway(first.id)).status).toBe(200)
    expect((await takeBack(second.id, status)).status).toBe(200)
    expect(await stored(second.id)).toMatchObject({ from: '/tax.php', to: '/roads' })
    await throwAway(second.id)
  },
)
