import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { runSql } from '../../../src/platform/database/sql.ts'
import { post } from '../../api/api.ts'
import type { Role } from '../../desk/desk.ts'
import { councilWithReports, otherMessage } from './reports.ts'

const { desk, ask, found, report, listed, change, eraseOld } = councilWithReports()

describe('what staff release', () => {
  const photo = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#d98a1f' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera of Asha' }, IFD3: { GPSLatitude: '19/1 14/1 23/1' } })
      .toBuffer()
  const token = async (): Promise<string> => {
    const response = await ask('/resident-file', { method: 'POST', body: new Uint8Array(await photo()) })
    expect(response.status).toBe(201)
    return ((await response.json()) as { token: string }).token
  }
  const release = (id: number, body: object, as: Role | undefined = 'editor') =>
    desk().ask('POST', `/reported-problem/${id}`, { as, body })
  const fileOf = async ({ message }: Awaited<ReturnType<typeof report>>): Promise<number> =>
    (
      await desk().payload.find({
        collection: 'resident-files',
        where: { claim: { equals: message.filesClaim } },
        depth: 0,
      })
    ).docs[0]?.id ?? 0
  const media = () => runSql(desk().payload, 'SELECT filename FROM media')

  test('the place in words of their own, until they hide it again', async () => {
    const { message } = await report()
    expect((await release(message.id, { action: 'place', place: ' Market Lane\n' })).status).toBe(200)
    expect((await listed())[0]).toMatchObject({ place: 'Market Lane' })
    await change(message.id, { status: 'in-progress' })
    expect((await listed())[0]).toMatchObject({ place: 'Market Lane' })
    expect((await release(message.id, { action: 'place', place: '' })).status).toBe(200)
    expect((await listed())[0]).toMatchObject({ place: '' })
  })

  test('a photograph as a copy without place and camera, open only while it is shown', async () => {
    const one = await report({ photographs: [await token()] })
    expect((await listed())[0]).toMatchObject({ photograph: '' })
    const file = await fileOf(one)
    expect((await release(one.message.id, { action: 'photograph', file })).status).toBe(200)
    const photograph = (await listed())[0]?.photograph ?? ''
    expect(photograph).toMatch(/^\/uploads\/.+\.jpg$/)
    const shown = await ask(photograph)
    expect(shown.status).toBe(200)
    // Staff may hide it again: no cache may keep it for a year.
    expect(shown.headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate')
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('Asha')).toBe(false)
    expect((await release(one.message.id, { action: 'photograph', file: null })).status).toBe(200)
    expect((await listed())[0]).toMatchObject({ photograph: '' })
    expect((await ask(photograph)).status).toBe(404)
    expect(await media()).toEqual([])
  })

  test('never a photograph of another report, and nothing of another message', async () => {
    const one = await report({ photographs: [await token()] })
    const other = await report()
    const file = await fileOf(one)
    expect((await release(other.message.id, { action: 'photograph', file })).status).toBe(400)
    const { contactId } = (await (await ask('/contact-us', post(otherMessage))).json()) as {
      contactId: string
    }
    expect((await release((await found(contactId)).id, { action: 'place', place: 'x' })).status).toBe(404)
    for (const body of [{ action: 'photograph', file: -1 }, { action: 'place', place: 'x'.repeat(301) }, {}])
      expect((await release(one.message.id, body)).status).toBe(400)
    expect(await media()).toEqual([])
  })

  test('by editors and administrators alone', async () => {
    const one = await report({ photographs: [await token()] })
    const file = await fileOf(one)
    for (const body of [
      { action: 'place', place: 'x' },
      { action: 'photograph', file },
    ]) {
      expect((await release(one.message.id, body, 'clerk')).status).toBe(403)
      const stranger = await desk().ask('POST', `/reported-problem/${one.message.id}`, { body })
      expect(stranger.status).toBe(401)
    }
    expect((await listed())[0]).toMatchObject({ place: '', photograph: '' })
    expect((await desk().ask('GET', `/resident-file/${file}`, { as: 'clerk' })).status).toBe(403)
    expect((await desk().ask('GET', `/resident-file/${file}`)).status).toBe(401)
    expect((await desk().ask('GET', `/resident-file/${file}`, { as: 'editor' })).status).toBe(200)
  })

  test('goes with the message: its place and its photograph', async () => {
    const one = await report({ photographs: [await token()] })
    await release(one.message.id, { action: 'place', place: 'Market Lane' })
    await release(one.message.id, { action: 'photograph', file: await fileOf(one) })
    await change(one.message.id, { status: 'closed' })
    await eraseOld()
    expect((await listed())[0]).toMatchObject({ state: 'closed', place: '', photograph: '' })
    expect(await media()).toEqual([])

    const two = await report({ photographs: [await token()] })
    await release(two.message.id, { action: 'photograph', file: await fileOf(two) })
    await change(two.message.id, { status: 'closed' })
    expect((await desk().ask('DELETE', `/feedback/${two.message.id}`, { as: 'admin' })).status).toBe(200)
    expect((await listed())[0]).toMatchObject({ photograph: '' })
    expect(await media()).toEqual([])
  })
})
