import { beforeEach, expect, test, vi } from 'vitest'
import type { Post } from '../api/feedback.ts'
import type { OutboxEntry } from './outbox.ts'

const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('./outbox.ts', () => ({
  outboxName: 'feedback-outbox',
  readOutbox: async () => [...kept.values()],
  putIntoOutbox: async (entry: OutboxEntry) => void kept.set(entry.key, entry),
}))

const { deliverOutbox } = await import('./deliver-outbox.ts')

const feedback = {
  name: 'Kavita',
  mobile: '98',
  subject: 'Water',
  email: 'k@example.com',
  feedback: 'No water',
}
const waiting = (key: string, text: string): OutboxEntry => ({
  key,
  keptAt: '2026-11-22T00:00:00Z',
  state: 'waiting',
  sealed: `sealed ${key}`,
  feedback: { ...feedback, feedback: text },
})
/** A database that cannot store emoji, behind a server that works otherwise. */
const post: Post = async (_path, body) =>
  JSON.stringify(body).includes('😀')
    ? Response.json({ message: 'The council’s server could not take this.' }, { status: 500 })
    : Response.json({ id: 5 }, { status: 200 })

const unanswered = vi.fn()

beforeEach(() => {
  kept.clear()
  unanswered.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const entry of [waiting('one', 'Thanks 😀'), waiting('two', 'No water')]) kept.set(entry.key, entry)
})

test('a message that the server cannot take does not hold up the next one', async () => {
  await deliverOutbox(post, unanswered)
  expect(kept.get('two')).toMatchObject({ state: 'sent', reference: '5' })
  expect(kept.get('one')).toMatchObject({ state: 'waiting', feedback: { feedback: 'Thanks 😀' } })
})

test('a message goes out with the notice that its writer was shown', async () => {
  kept.clear()
  const { feedback: written, ...rest } = waiting('one', 'No water') as OutboxEntry & { state: 'waiting' }
  kept.set('one', { ...rest, feedback: { ...written, notice: '2026-11-23' } })
  const bodies: unknown[] = []
  await deliverOutbox(async (path, body) => {
    bodies.push(body)
    return post(path, body)
  }, unanswered)
  expect(bodies[0]).toMatchObject({ feedback: 'No water', notice: '2026-11-23' })
})

test('a tab that does not know the text hands the message over sealed, and the site notifies the desk', async () => {
  const { feedback: _, ...sealed } = waiting('one', 'No water')
  kept.clear()
  kept.set('one', sealed)
  const posted = vi.fn(post)
  const fetched = vi.fn(async () => Response.json({ contactId: 'F-7KQ2-M9XD' }, { status: 201 }))
  vi.stubGlobal('fetch', fetched)
  await deliverOutbox(posted, unanswered)
  vi.unstubAllGlobals()
  expect(posted).not.toHaveBeenCalled()
  expect(fetched).toHaveBeenCalledWith(
    '/sealed-feedback',
    expect.objectContaining({
      body: JSON.stringify({ sealed: 'sealed one' }),
      headers: expect.objectContaining({ 'idempotency-key': 'one' }),
    }),
  )
  expect(kept.get('one')).toEqual({
    key: 'one',
    keptAt: '2026-11-22T00:00:00Z',
    state: 'sent',
    reference: 'F-7KQ2-M9XD',
  })
})

test('after three answers it is put aside, with its text', async () => {
  for (let visit = 0; visit < 3; visit++) await deliverOutbox(post, unanswered)
  expect(kept.get('one')).toMatchObject({
    state: 'refused',
    sealed: 'sealed one',
    feedback: { feedback: 'Thanks 😀' },
  })
})

test('while the server is away everything waits, and nothing counts as a try', async () => {
  const away: Post = async () => Response.json({ message: 'away' }, { status: 503 })
  for (let visit = 0; visit < 5; visit++) await deliverOutbox(away, unanswered)
  expect([...kept.values()]).toEqual([waiting('one', 'Thanks 😀'), waiting('two', 'No water')])
})

test('only where no answer comes at all, it is said, to be tried again soon', async () => {
  await deliverOutbox(post, unanswered)
  await deliverOutbox(async () => new Response(null, { status: 503 }), unanswered)
  expect(unanswered).not.toHaveBeenCalled()
  await deliverOutbox(() => Promise.reject(new TypeError('Failed to fetch')), unanswered)
  expect(unanswered).toHaveBeenCalledOnce()
  expect(kept.get('one')).toMatchObject({ state: 'waiting' })
})
