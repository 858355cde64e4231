import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  eicar,
  eicarSignature,
  hasRealClamd,
  listening,
  mostStreamed,
  realClamd,
  standInClamd,
  type TestClamd,
} from '../../../tests/desk/clamd.ts'
import { clamdAddressIn } from './address.ts'
import { ClamdUnavailable, searchBytes, versionOf } from './clamd.ts'

const patience = 20_000

describe.each([
  ['a clamd as its manual describes it', standInClamd, true],
  ['the clamd of this machine', realClamd, hasRealClamd],
] as const)('%s', (_which, start, isThere) => {
  let clamd: TestClamd
  beforeAll(async () => {
    if (isThere) clamd = await start()
  }, 30_000)
  afterAll(() => clamd?.close())

  test.runIf(isThere)('finds a virus wherever it stands, and nothing in what has none', async () => {
    const search = (text: string) => searchBytes(clamd.address, Buffer.from(text), patience)
    expect(await search('Notice of the council, नगरपरिषद')).toEqual({ state: 'clean' })
    expect(await search('')).toEqual({ state: 'clean' })
    const infected = { state: 'infected', signature: eicarSignature }
    expect(await search(eicar)).toEqual(infected)
    // Across the border of two parts of the stream.
    expect(await search(`${'x'.repeat(65_520)}${eicar}${'x'.repeat(100_000)}`)).toEqual(infected)
  })

  test.runIf(isThere)('does not call clean what it has not looked at', async () => {
    const large = Buffer.alloc(mostStreamed + 3_000_000, 'x')
    expect(await searchBytes(clamd.address, large, patience)).toEqual({ state: 'tooLarge' })
  })

  test.runIf(isThere)('says its version', async () => {
    expect((await versionOf(clamd.address, patience)).engine).toMatch(/^ClamAV \d/)
  })
})

test('the day of the signatures is read', async () => {
  const clamd = await standInClamd()
  expect(await versionOf(clamd.address, 2000)).toEqual({
    engine: 'ClamAV 1.4.6',
    signaturesAt: new Date('2026-11-16T09:40:12.000Z'),
  })
  await clamd.close()
})

test.each([
  ['answers nothing', () => undefined],
  ['hangs up', (socket) => socket.destroy()],
  ['answers something else', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['answers an error', (socket) => socket.end('stream: Can’t allocate memory ERROR\0')],
  ['says OK of something else', (socket) => socket.end('OK\0')],
] as [string, Parameters<typeof listening>[0]][])(
  'a server that %s has searched nothing',
  async (_, answer) => {
    const server = await listening(answer)
    await expect(searchBytes(server.address, Buffer.from('x'), 300)).rejects.toThrow(ClamdUnavailable)
    await server.close()
    await expect(searchBytes(server.address, Buffer.from('x'), 300)).rejects.toThrow(ClamdUnavailable)
  },
)

test.each([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://clamd:3310', { host: 'clamd', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://127.0.0.1:3310', undefined],
  ['tcp://127.0.0.1', undefined],
  ['tcp://127.0.0.1:99999', undefined],
  ['unix:clamd.ctl', undefined],
])('%s is read as %j', (text, address) => {
  expect(clamdAddressIn(text)).toEqual(address)
})
