import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises'
import { createServer, get as request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openCouncil, type TestCouncil } from '../council.ts'
import { type Ask, apiOf } from './api.ts'
import { namedInPublic } from './named-in-public.ts'

const content = 'x'.repeat(50) + 'y'.repeat(50)
// Named in public too: it is not their being unknown that keeps them in.
const neverServed = [
  '../secret.pdf',
  '..%2Fsecret.pdf',
  '..%5Csecret.pdf',
  '%2E%2E%2Fsecret.pdf',
  '%252E%252E%252Fsecret.pdf',
  '%2Fetc%2Fpasswd',
  'folder.pdf',
  'folder.pdf/../minutes.pdf%00',
  'minutes.pdf%00.png',
  '.hidden.pdf',
  'link.pdf',
  'page.html',
  'drawing.svg',
  'minutes',
  '%E0%A4',
  '',
  'sub/minutes.pdf',
  `${'a'.repeat(300)}.pdf`,
]
let council: TestCouncil
let ask: Ask

beforeAll(async () => {
  council = await openCouncil()
  ask = await apiOf(council.payload)
  const put = (name: string, text = content) => council.files.write(name, text)
  await mkdir(path.join(council.uploadsDir, 'folder.pdf'), { recursive: true })
  await Promise.all([
    put('minutes.pdf'),
    put('empty.pdf', ''),
    put('.hidden.pdf'),
    put('page.html'),
    put('drawing.svg'),
  ])
  await namedInPublic(council.payload, 'minutes.pdf', 'empty.pdf', 'large.pdf')
  await namedInPublic(council.payload, ...neverServed)
  await writeFile(path.join(council.uploadsDir, '../secret.pdf'), 'secret')
  await symlink('../secret.pdf', path.join(council.uploadsDir, 'link.pdf'))
})
afterAll(() => council.close())

const get = (headers: Record<string, string> = {}) => ask('/uploads/minutes.pdf', { headers })

describe('a file', () => {
  test('comes whole, with its type, a mark and an hour in caches', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(content)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '100',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''minutes.pdf",
      'cache-control': 'public, max-age=3600, must-revalidate',
    })
    expect(response.headers.get('etag')).toMatch(/^"[\w-]+"$/)
  })

  test.each([
    ['bytes=0-9', 'x'.repeat(10), 'bytes 0-9/100'],
    ['bytes=45-54', 'xxxxxyyyyy', 'bytes 45-54/100'],
    ['bytes=90-', 'y'.repeat(10), 'bytes 90-99/100'],
    ['bytes=-3', 'yyy', 'bytes 97-99/100'],
    ['bytes=-500', content, 'bytes 0-99/100'],
    ['bytes=99-1000', 'y', 'bytes 99-99/100'],
  ])('comes in the part asked: %s', async (range, part, contentRange) => {
    const response = await get({ range })
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      206,
      contentRange,
      part,
    ])
    expect(response.headers.get('content-length')).toBe(String(part.length))
  })

  test.each(['bytes=100-', 'bytes=5000-6000', 'bytes=-0'])('has no part %s', async (range) => {
    const response = await get({ range })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */100'])
    expect(await response.json()).toHaveProperty('message')
  })

  test.each(['bytes=9-1', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6'])(
    'comes whole for %s',
    async (range) => {
      expect((await get({ range })).status).toBe(200)
    },
  )

  test('is not sent again to whoever has it', async () => {
    const { headers } = await get()
    const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
    expect((await get({ 'if-modified-since': modified })).status).toBe(304)
    expect((await get({ 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200)
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  })

  test('HEAD tells its size only', async () => {
    const response = await ask('/uploads/minutes.pdf', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      '100',
      '',
    ])
  })

  test('can be empty', async () => {
    expect((await ask('/uploads/empty.pdf')).status).toBe(200)
    expect((await ask('/uploads/empty.pdf', { headers: { range: 'bytes=0-' } })).status).toBe(416)
  })
})

describe('what is never served', () => {
  test.each(neverServed)('%s', async (name) => {
    const response = await ask(`/uploads/${name}`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })
})

const openFiles = '/proc/self/fd'

/** The files under this name that the process has open; only Linux tells. */
async function timesOpen(name: string): Promise<number> {
  const files = await readdir(openFiles)
  const paths = await Promise.all(files.map((file) => readlink(path.join(openFiles, file)).catch(() => '')))
  return paths.filter((file) => file.endsWith(name)).length
}

test.runIf(existsSync(openFiles))('readers who leave in the middle of a file leave it closed', async () => {
  await council.files.write('large.pdf', 'x'.repeat(16 * 1024 ** 2))
  const server = createServer(getRequestListener(() => ask('/uploads/large.pdf')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const leave = () =>
    new Promise<void>((resolve) => {
      const sent = request({ port, host: '127.0.0.1', agent: false }, (response) => {
        response.once('data', () => sent.destroy())
      })
      sent.on('error', () => undefined).once('close', () => resolve())
    })
  await Promise.all(Array.from({ length: 30 }, leave))
  await vi.waitFor(async () => expect(await timesOpen('large.pdf')).toBe(0), { timeout: 20_000 })
  server.close()
})
