import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

/** A report with photographs, of which the device has `lamp` and `pole`, and the server one more. */
const bytes = (text: string) => new TextEncoder().encode(text)
const report = (): OutboxEntry => ({
  key: 'report',
  keptAt: '2026-11-29T00:00:00Z',
  state: 'waiting',
  sealed: 'sealed report',
  photographs: [{ sealed: bytes('lamp') }, { sealed: bytes('pole') }, { token: 'of-before' }],
})
/** Answers what is handed over, in turn; `asked` has the addresses and bodies. */
function server(...answers: (() => Response)[]) {
  const asked: [path: string, body: string][] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string | Uint8Array }) => {
    asked.push([path, typeof body === 'string' ? body : new TextDecoder().decode(body)])
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  return asked
}
const taken = (token: string) => () => Response.json({ token }, { status: 201 })
const sent = () => Response.json({ contactId: 'F-7KQ2-M9XD' }, { status: 201 })
const status =
  (code: number, body: object = {}) =>
  () =>
    Response.json(body, { status: code })
const named = (...photographs: string[]) => [
  '/sealed-feedback',
  JSON.stringify({ sealed: 'sealed report', photographs }),
]

describe('the photographs of a report that waited', () => {
  beforeEach(() => {
    kept.clear()
    kept.set('report', report())
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('go before it, which names them; nothing of them stays', async () => {
    const asked = server(taken('one'), taken('two'), sent)
    await deliverOutbox(post, unanswered)
    expect(asked).toEqual([
      ['/sealed-photograph', 'lamp'],
      ['/sealed-photograph', 'pole'],
      named('one', 'two', 'of-before'),
    ])
    expect(kept.get('report')).toEqual({
      ...{ key: 'report', keptAt: '2026-11-29T00:00:00Z' },
      ...{ state: 'sent', reference: 'F-7KQ2-M9XD' },
    })
  })

  test('are handed over once, wherever the line breaks, and the report always names the same ones', async () => {
    const first = server(taken('one'))
    await deliverOutbox(post, unanswered)
    expect(first).toHaveLength(2)
    expect(unanswered).toHaveBeenCalledOnce()
    const second = server(taken('two'))
    await deliverOutbox(post, unanswered)
    expect(second).toEqual([['/sealed-photograph', 'pole'], named('one', 'two', 'of-before')])
    const third = server(sent)
    await deliverOutbox(post, unanswered)
    expect(third).toEqual([named('one', 'two', 'of-before')])
  })

  test('wait while the server takes none, and the report with them', async () => {
    for (const code of [429, 503]) {
      const asked = server(status(code))
      for (let visit = 0; visit < 2; visit++) await deliverOutbox(post, unanswered)
      expect(asked[0]).toEqual(['/sealed-photograph', 'lamp'])
      expect(kept.get('report')).toEqual(report())
    }
  })

  test('that cannot be taken now hold up no message behind them', async () => {
    kept.set('two', waiting('two', 'No water'))
    for (const code of [429, 503]) {
      server(status(code))
      await deliverOutbox(post, unanswered)
      expect(kept.get('report')).toEqual(report())
      expect(kept.get('two')).toMatchObject({ state: 'sent' })
    }
  })

  test('that the council cannot open stay with the report, which is put aside', async () => {
    for (let visit = 0; visit < 3; visit++) {
      server(status(422))
      await deliverOutbox(post, unanswered)
    }
    const { photographs } = report() as { photographs?: unknown }
    expect(kept.get('report')).toMatchObject({ state: 'refused', sealed: 'sealed report', photographs })
  })

  test('that are never taken keep no report back', async () => {
    const asked = server(status(400), taken('two'), sent)
    await deliverOutbox(post, unanswered)
    expect(asked.at(-1)).toEqual(named('two', 'of-before'))
    expect(kept.get('report')).toMatchObject({ state: 'sent' })
  })

  test('are handed over anew where the server had them too long, if the device has them', async () => {
    server(taken('one'), taken('two'), status(400, { errors: { files: 'filesGone' } }))
    await deliverOutbox(post, unanswered)
    expect(kept.get('report')).toMatchObject({
      state: 'waiting',
      photographs: [{ sealed: bytes('lamp') }, { sealed: bytes('pole') }],
    })
    const asked = server(taken('three'), taken('four'), sent)
    await deliverOutbox(post, unanswered)
    expect(asked.at(-1)).toEqual(named('three', 'four'))
  })

  test('keep their tokens where the desk fails: it may have stored the report', async () => {
    server(taken('one'), taken('two'), status(500))
    await deliverOutbox(post, unanswered)
    const asked = server(sent)
    await deliverOutbox(post, unanswered)
    expect(asked).toEqual([named('one', 'two', 'of-before')])
  })
})
