import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>())
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  values: async () => [...stored.values()],
  set: async (key: string, value: Record<string, unknown>) => void stored.set(key, value),
  del: async (key: string) => void stored.delete(key),
  delMany: async (keys: string[]) => {
    for (const key of keys) stored.delete(key)
  },
}))
const canSeal = vi.hoisted(() => ({ now: true }))
vi.mock('./seal.ts', () => ({
  seal: async () => {
    if (!canSeal.now) throw new Error('This page has no key of the council')
    return 'sealed'
  },
  sealFile: async (bytes: Uint8Array) => {
    if (!canSeal.now) throw new Error('This page has no key of the council')
    return `sealed ${bytes.length} bytes`
  },
}))
// Files of one worker share their modules: others have loaded this one with the real storage, and will again.
vi.resetModules()
const { keepForLater, keepSealed, putIntoOutbox, readOutbox, removeFromOutbox } = await import('./outbox.ts')
afterAll(() => vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

const session = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  session.clear()
  canSeal.now = true
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const day = 24 * 60 * 60 * 1000
const feedback = {
  name: 'Kavita',
  mobile: '98',
  subject: 'Lamp',
  email: 'k@council.example',
  feedback: 'Dark',
}
const keptAt = (days: number) => new Date(Date.now() - days * day).toISOString()
const waiting = (key: string, days: number) => ({
  key,
  keptAt: keptAt(days),
  state: 'waiting' as const,
  sealed: 'x',
})
const onDevice = () => JSON.stringify([[...stored.values()], [...session.values()]])
const closeTab = () => {
  session.clear()
  vi.stubGlobal('window', { name: '' })
}

test('a message that waits for more than thirty days is deleted from the device', async () => {
  for (const entry of [waiting('young', 1), waiting('old', 31), waiting('last', 29)])
    stored.set(entry.key, entry)
  expect((await readOutbox()).map(({ key }) => key)).toEqual(['last', 'young'])
  expect([...stored.keys()].sort()).toEqual(['last', 'young'])
})

describe('a message that waits', () => {
  test('can be read in its tab, and nowhere else', async () => {
    await keepForLater(feedback, 'one')
    expect(await readOutbox()).toMatchObject([{ key: 'one', state: 'waiting', sealed: 'sealed', feedback }])
    expect(onDevice()).not.toMatch(/Kavita|Lamp|Dark|council\.example/)
    closeTab()
    const [entry] = await readOutbox()
    expect(entry).toMatchObject({ key: 'one', state: 'waiting', sealed: 'sealed' })
    expect(entry).not.toHaveProperty('feedback')
  })

  test('is not kept at all where it cannot be sealed', async () => {
    canSeal.now = false
    await expect(keepForLater(feedback, 'one')).rejects.toThrow('no key')
    expect([stored.size, session.size]).toEqual([0, 0])
  })

  test('leaves nothing in the tab either, once it is deleted', async () => {
    await keepForLater(feedback, 'one')
    await removeFromOutbox('one')
    stored.set('one', waiting('one', 0))
    expect((await readOutbox())[0]).not.toHaveProperty('feedback')
  })
})

describe('a report that waits', () => {
  const photographs = [{ file: new Blob(['lamp']), token: 'one' }, { token: 'two' }]

  test('has its photographs with it, sealed too', async () => {
    await keepSealed({ place: 'Lake Road' }, 'one', photographs)
    expect(await readOutbox()).toMatchObject([
      {
        ...{ key: 'one', isReport: true, state: 'waiting', sealed: 'sealed' },
        photographs: [{ sealed: new TextEncoder().encode('sealed 4 bytes'), token: 'one' }, { token: 'two' }],
      },
    ])
    expect(onDevice()).not.toContain('Lake Road')
  })

  test('is not kept at all where its photographs cannot be sealed', async () => {
    canSeal.now = false
    await expect(keepSealed({}, 'one', photographs)).rejects.toThrow('no key')
    expect(stored.size).toBe(0)
  })
})

test('the private link of a sent message is known in its tab alone', async () => {
  await putIntoOutbox({ key: 'one', keptAt: keptAt(0), state: 'sent', reference: 'F-1', secret: 'abcdefgh' })
  expect(await readOutbox()).toMatchObject([{ reference: 'F-1', secret: 'abcdefgh' }])
  expect(onDevice()).not.toContain('abcdefgh')
  closeTab()
  expect(await readOutbox()).toEqual([
    { key: 'one', keptAt: expect.any(String), state: 'sent', reference: 'F-1' },
  ])
})

describe('what version 0.1 kept readable', () => {
  const readable = { key: 'one', keptAt: keptAt(2), subject: 'Lamp', state: 'waiting', feedback }

  test('is sealed when it is read, and can still be taken back in that tab', async () => {
    stored.set('one', readable)
    expect(await readOutbox()).toMatchObject([{ state: 'waiting', sealed: 'sealed', feedback }])
    expect(onDevice()).not.toMatch(/Kavita|Lamp|Dark/)
  })

  test('is sealed and known in that tab also when there are several', async () => {
    for (const key of ['one', 'two', 'three']) stored.set(key, { ...readable, key })
    await readOutbox()
    const entries = await readOutbox()
    expect(entries.map(({ feedback: text }) => text)).toEqual([feedback, feedback, feedback])
  })

  test('loses subject and private link from the device when it was sent', async () => {
    const secret = 'abcdefgh'
    stored.set('one', {
      key: 'one',
      keptAt: keptAt(2),
      subject: 'Lamp',
      state: 'sent',
      reference: 'F-1',
      secret,
    })
    expect(await readOutbox()).toMatchObject([{ state: 'sent', reference: 'F-1', secret }])
    expect(onDevice()).not.toMatch(/Lamp|abcdefgh/)
  })

  test('stays and goes out as it is where it cannot be sealed', async () => {
    canSeal.now = false
    stored.set('one', readable)
    expect(await readOutbox()).toMatchObject([{ state: 'waiting', feedback }])
    expect(stored.get('one')).toEqual(readable)
  })
})
