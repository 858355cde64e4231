import { beforeEach, describe, expect, test, vi } from 'vitest'
import { later } from '../testing/later.ts'
import { openings, patience, siteOfOpening } from '../testing/site-of-opening.ts'
import { temporaryFolder } from '../testing/test-site.ts'

const { closedAgain, notYet, open, planned } = openings
const its = siteOfOpening()

test('pages that were in memory are gone within seconds of closing', async () => {
  await its.start(open)
  expect((await its.site.get('/roads')).status).toBe(200)
  expect((await its.site.get('/sitemap.xml')).status).toBe(200)
  expect((await its.site.get('/api/roads?lang=en')).status).toBe(200)
  its.say(closedAgain)
  await vi.waitFor(() => its.expectClosed('/roads'), patience)
  await its.expectClosed('/sitemap.xml')
  await its.expectClosed('/api/roads?lang=en')
  await its.expectClosed('/roads', { 'if-none-match': '"x"' })
})

describe('a time of opening', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

  test('is said, and how long to wait', async () => {
    vi.setSystemTime('2027-01-26T04:00:00Z')
    await its.start(planned)
    const { text, headers } = await its.expectClosed('/')
    expect(text).toContain('26\u00a0January\u00a02027, 10:00\u00a0AM')
    expect(text).toContain('२६\u00a0जानेवारी\u00a0२०२७, सकाळी\u00a0१०:००')
    expect(headers['retry-after']).toBe('1800')
  })

  test('is obeyed while the desk is dead; while it answers, its own word counts', async () => {
    vi.setSystemTime('2027-01-26T04:29:00Z')
    await its.start(planned)
    vi.setSystemTime('2027-01-26T04:31:00Z')
    await its.expectClosed('/roads')
    await its.api.become('dead')
    later(60)
    expect((await its.site.get('/')).status).toBe(200)
    await its.api.become('well')
  })
})

describe('the last word of the desk', () => {
  test('stands while it is dead, also after a restart', async () => {
    const data = temporaryFolder()
    await its.start(notYet, {}, data)
    await its.expectClosed('/')
    its.stopAsking()
    await its.site.stop({ forget: false })
    await its.api.become('dead')
    await its.start(undefined, {}, data)
    await its.expectClosed('/roads')
    await its.api.become('well')
  })

  test.each(['dead', '500', 'html', 'half a body', 'no list'] as const)(
    'is not replaced by what is none: %s',
    async (mood) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      await its.start(notYet)
      await its.api.become(mood)
      later(5)
      await vi.waitFor(() => expect(its.site.lines.join()).toContain('could not be asked'), patience)
      await its.expectClosed('/roads')
      await its.api.become('well')
    },
  )
})

test.each(['dead', '500', 'html', 'absent', 'no list'] as const)(
  'a server that never said anything of it leaves the website open: %s',
  async (mood) => {
    await its.api.become(mood)
    await its.start(undefined)
    expect((await its.site.get('/')).status).toBe(200)
    await its.api.become('well')
  },
)
