import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readerOf } from '../../apps/site/app/testing/reader-of.ts'
import { noLimits } from '../../scripts/steps/no-limits.mjs'
import { allFaults, type FaultProxy, slowness, startFaultProxy } from '../support/fault-proxy.ts'
import { isLong } from '../support/length.ts'
import { shareOfMachine } from '../support/machine-share.ts'
import { mappedAddresses } from '../support/mapped-addresses.ts'
import { type OwnApp, type OwnData, ownApp, ownData } from '../support/own-council.ts'
import { mainOf, oldCopy, parting, steadyWordsIn } from '../support/page-words.ts'

// All pages are read many times: minutes on a quiet machine, more on a busy one.
const patience = { timeout: 900_000 }
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let own: OwnData
let desk: OwnApp
let proxy: FaultProxy
let site: OwnApp
let everyPath: string[]
/** The text of each page before the faults. */
const known = new Map<string, string>()

beforeAll(async () => {
  own = await ownData()
  desk = await ownApp('cms', { data: own.data })
  await desk.start()
  proxy = await startFaultProxy(desk.port)
  site = await ownApp('site', { data: own.data, env: { ...noLimits, API_ROOT: proxy.root } })
  await site.start()
  await until(async () => (await state()).known === (await state()).lists)
  everyPath = await mappedAddresses(site.url)
  if (!isLong) everyPath = someOf()
  // File sizes appear in pages as they become known, so only stable text is compared. A page requested after its two
  // seconds is rendered again in the background, and the next request shows it. On a busy machine a size can take ten.
  for (let unchanged = 0; unchanged < 4; unchanged++) {
    await pause(2500)
    for (const address of everyPath) {
      const now = await wordsOf(address)
      if (known.get(address) !== now) unchanged = -1
      known.set(address, now)
    }
  }
}, 1_200_000)

afterAll(async () => {
  await Promise.all([site?.stop(), desk?.stop()])
  await proxy?.stop()
  own?.remove()
}, 60_000)

const kinds =
  'roads schools press-releases departments elected-pre-representative ward citizen-charter hospital account-department'
/** A page of each kind, in both languages, including the home page. */
const someOf = () => {
  const some = everyPath.filter((address) =>
    ['', ...kinds.split(' ')].includes(address.replace(/^\/(mr(\/|$))?/, '')),
  )
  expect(some).toHaveLength(2 * (1 + kinds.split(' ').length))
  return some
}
const state = async () => (await fetch(`${site.url}/readyz`)).json()

async function until(isSo: () => Promise<boolean>, limit = 180_000) {
  const end = Date.now() + limit
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to that in time')
    await pause(300)
  }
}

/**
 * The text of a page's content, without the note about an old copy, links to texts of documents, and what
 * is open at this moment. Throws if the page is
 * missing.
 */
async function wordsOf(address: string, { isOld }: { isOld?: boolean } = {}) {
  const response = await fetch(site.url + address)
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
  if (isOld !== undefined && isOld !== oldCopy.test(mainOf(html)))
    throw new Error(`${address} is ${isOld ? 'not ' : ''}marked`)
  return steadyWordsIn(html)
}

/** Every one of these pages has its earlier text. */
async function expectAllAsKnown(addresses: string[]) {
  const changed: object[] = []
  for (const address of addresses) {
    const now = await wordsOf(address)
    const before = known.get(address) ?? ''
    if (now !== before) changed.push({ address, ...parting(before, now) })
  }
  expect(changed).toEqual([])
}

/** Once the desk answers again, no page says any more that it is a copy. */
const expectRecovery = () =>
  until(async () => wordsOf('/mr/roads', { isOld: false }).then(Boolean, () => false), 30_000)

const send = (target: string, body: string, type: string) =>
  fetch(site.url + target, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' })
const words = {
  name: 'Kavita',
  mobile: '5550140',
  subject: 'Lamp',
  email: 'k@sahyanagar.example',
  feedback: 'House 12 is dark',
}

/** Senders learn that nothing arrived, and keep their text. */
async function expectHonestForms() {
  const sent = await send('/api/contact-us', JSON.stringify(words), 'application/json')
  expect(sent.status).toBeGreaterThanOrEqual(500)
  expect(await sent.json()).toEqual({ message: expect.stringMatching(/\S/) })
  const form = await send('/contact', String(new URLSearchParams(words)), 'application/x-www-form-urlencoded')
  const page = await form.text()
  expect(page).toContain(words.feedback)
  expect(page).not.toMatch(/F-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  const count = await fetch(`${site.url}/api/visitor-count`)
  expect([count.status, await count.json()]).toEqual([503, { message: 'Failed to load visitor count.' }])
}

type Trouble = [what: string, cause: () => unknown, mend: () => unknown]
const troubles: Trouble[] = [
  ['is killed', () => desk.kill(), () => desk.start()],
  ['hangs', () => desk.send('SIGSTOP'), () => desk.send('SIGCONT')],
  ...allFaults.map(
    (fault): Trouble => [`answers ${fault}`, () => proxy.become(fault), () => proxy.become('well')],
  ),
]

/** The short run has the likeliest fault alone. */
const tried = isLong ? troubles : troubles.slice(0, 1)

describe.each(tried)('when the desk %s', (what, cause, mend) => {
  test(
    'in the middle, pages stay as they were and say so, forms are honest, and all mends itself',
    patience,
    async () => {
      const pid = site.pid()
      // Every page for the likeliest fault; one page of each kind for similar ones.
      const looked = what === 'is killed' ? everyPath : someOf()
      await cause()
      try {
        // A list is used unchecked for two seconds, and a request to a hung desk ends after five.
        await until(async () => {
          for (const address of someOf()) await wordsOf(address)
          return (await state()).failing > 5
        })
        await pause(6000)
        await expectAllAsKnown(looked)
        await until(async () => wordsOf('/mr/roads', { isOld: true }).then(Boolean, () => false))
        await expectAllAsKnown(looked)
        await expectHonestForms()
      } finally {
        await mend()
      }
      await expectRecovery()
      await expectAllAsKnown(someOf())
      expect(site.pid()).toBe(pid)
    },
  )
})

test.runIf(isLong)('a slow desk makes no page slow that is known', patience, async () => {
  proxy.become('slow')
  await pause(3000)
  for (const address of someOf()) {
    const began = Date.now()
    await wordsOf(address)
    const taken = Date.now() - began
    expect(taken).toBeLessThan(Math.min(slowness, 1400 * shareOfMachine()))
  }
  proxy.become('well')
})

describe.each(tried)('when the desk %s at the start of the site', (_what, cause, mend) => {
  test('what an earlier run knew is there at once', patience, async () => {
    await expectRecovery()
    await cause()
    try {
      await site.stop()
      await site.start()
      await expectAllAsKnown(someOf())
    } finally {
      await mend()
    }
  })
})

test.runIf(isLong)(
  'a site that knows nothing, of a desk that is away, is still a site, and fills itself',
  patience,
  async () => {
    await desk.kill()
    await site.stop()
    for (const place of ['lists', 'files.json'])
      rmSync(path.join(own.data, 'site', place), { recursive: true, force: true })
    await site.start()
    for (const address of ['/', '/mr', '/roads', '/mr/contact']) {
      const response = await fetch(site.url + address)
      const html = await response.text()
      expect([address, response.status]).toEqual([address, 200])
      const parts = readerOf(html)
        .elements('header, main, footer')
        .map(({ localName }) => localName)
      expect([parts[0], parts.includes('main'), parts.at(-1)]).toEqual(['header', true, 'footer'])
    }
    const roads = await (await fetch(`${site.url}/roads`)).text()
    expect(readerOf(roads).queryByRole('table', { hidden: true })).toBeNull()
    await desk.start()
    await until(async () => {
      for (const address of someOf()) if ((await wordsOf(address)) !== known.get(address)) return false
      return true
    }, 600_000)
  },
)

const canFillDisk = existsSync('/proc') && spawnSync('prlimit', ['--version']).status === 0

test.runIf(canFillDisk)('a full disk keeps no reader from a page', patience, async () => {
  await expectRecovery()
  spawnSync('prlimit', ['--pid', String(site.pid()), '--fsize=1:unlimited'])
  await expectAllAsKnown(someOf())
  const picture = (await (await fetch(site.url)).text()).match(/\/images\/[^" ]+?\.(?:jpg|png)/)?.[0]
  // A desk that has just started may be too busy for a file at the first try.
  await until(async () => (await fetch(site.url + picture)).status === 200)
})
