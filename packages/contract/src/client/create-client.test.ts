import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { exampleFetch, exampleRoot, exampleRows } from '../examples/index.ts'
import { listNames } from '../list-paths.ts'
import { Invalid, NotFound, Unavailable } from './api-error.ts'
import { createClient } from './create-client.ts'
import { outcomeOf } from './outcome-of.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
})

/** A server that answers as told, and a client of it. */
async function clientOf(answer: RequestListener, timeout = 2000) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const log = vi.fn()
  return { port, log, ...createClient({ root: `http://127.0.0.1:${port}/api/`, timeout, log }) }
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))

const feedback = {
  name: 'Asha',
  mobile: '1',
  subject: 'Lamp',
  email: 'asha@sahyanagar.example',
  feedback: 'Dark.',
}

describe('a list', () => {
  test('is asked at its path with its own parameter, and comes back clean', async () => {
    const seen: string[] = []
    const client = await clientOf((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.accept}`)
      json(200, [{ id: '1', name: 'Form', pdf: 'uploads\\form 1.pdf' }])(request, response)
    })
    expect(await client.list('downloads', 'mr')).toEqual([
      { id: 1, language_code: 'mr', name: 'Form', pdf: '/uploads/form%201.pdf' },
    ])
    expect(seen).toEqual(['GET /api/downloads?language_code=mr application/json'])
  })

  test.each(listNames)('%s comes from the examples as from a server', async (name) => {
    const client = createClient({ root: exampleRoot, fetch: exampleFetch() })
    expect(await client.list(name, 'mr')).toEqual(exampleRows(name, 'mr'))
  })

  test('of another example is given where one is chosen', async () => {
    const fetch = exampleFetch((path) => (path === '/roads' ? 'empty' : undefined))
    const client = createClient({ root: exampleRoot, fetch })
    expect(await client.list('roads', 'en')).toEqual([])
    expect(await client.list('wards', 'en')).toHaveLength(47)
  })

  test('that is not there is not found, with the words of the server', async () => {
    const client = await clientOf(json(404, { message: 'No such list' }))
    await expect(client.list('roads', 'en')).rejects.toThrow(NotFound)
    await expect(client.list('roads', 'en')).rejects.toThrow('No such list')
  })

  test.each(['settings', 'texts'] as const)('%s that is not there means defaults', async (name) => {
    const client = await clientOf((_, response) => void response.writeHead(404).end('Cannot GET /api'))
    expect(await client.list(name, 'en')).toEqual([])
  })

  test('of settings that is unavailable is no default', async () => {
    const client = await clientOf(json(503, {}))
    await expect(client.list('settings', 'en')).rejects.toThrow(Unavailable)
  })

  test('whose language is refused is invalid', async () => {
    const client = await clientOf(json(400, { message: 'The language must be en or mr.' }))
    await expect(client.list('roads', 'en')).rejects.toThrow(Invalid)
  })
})

describe('rule 11: a server that is away', () => {
  test.each([
    ['answers 500', json(500, { message: 'Database is down' })],
    [
      'answers 503 with a page',
      (_, response) => void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>'),
    ],
    ['is busy', json(429, { message: 'Too many requests' })],
    ['forbids', json(403, {})],
    [
      'answers 200 with a page',
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
    ],
    ['answers nothing', (_, response) => void response.writeHead(204).end()],
    ['answers broken JSON', (_, response) => void response.end('[{"id":1},')],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'hangs up in the middle',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('[')
        setTimeout(() => request.socket.destroy(), 20)
      },
    ],
  ] satisfies [string, RequestListener][])('one that %s is unavailable', async (_, answer) => {
    const client = await clientOf(answer)
    await expect(client.list('roads', 'en')).rejects.toThrow(Unavailable)
  })

  test('one that is not there at all is unavailable', async () => {
    const { port } = await clientOf(json(200, []))
    const [server] = servers.splice(0)
    await new Promise((closed) => server?.close(closed))
    const client = createClient({ root: `http://127.0.0.1:${port}`, timeout: 2000 })
    await expect(client.list('roads', 'en')).rejects.toThrow('The server is away')
  })

  test.each([
    ['never answers', () => undefined],
    ['never finishes', (_, response) => void response.writeHead(200).write('[')],
    [
      'drips',
      (_, response) => {
        response.writeHead(200)
        const drip = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(drip))
      },
    ],
  ] satisfies [string, RequestListener][])(
    'one that %s is given up after the time-out',
    async (_, answer) => {
      const client = await clientOf(answer, 150)
      const start = performance.now()
      await expect(client.list('roads', 'en')).rejects.toThrow('The server did not answer within 150 ms')
      expect(performance.now() - start).toBeLessThan(1500)
    },
  )

  test('a connection that ignores its signal is given up too', async () => {
    const client = createClient({
      root: 'http://api.invalid',
      timeout: 50,
      fetch: () => new Promise(() => undefined),
    })
    await expect(client.list('roads', 'en')).rejects.toThrow(Unavailable)
  })

  test('an endless answer is dropped', async () => {
    const piece = Buffer.alloc(1024 * 1024, ' ')
    const client = await clientOf((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(piece));
      }
      response.on('drain', more)
      more()
    }, 10_000)
    await expect(client.list('roads', 'en')).rejects.toThrow('The answer is too large')
  })

  test('JSON that calls itself HTML is read, as some servers send it', async () => {
    const client = await clientOf(
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('[]'),
    )
    expect(await client.list('roads', 'en')).toEqual([])
  })

  test('deeply nested JSON does no harm', async () => {
    const client = await clientOf(
      (_, response) => void response.end('['.repeat(200_000) + ']'.repeat(200_000)),
    )
    expect(await client.list('roads', 'en')).toEqual([])
  })
})

describe('redirects', () => {
  test('on the same host are followed', async () => {
    const client = await clientOf((request, response) => {
      if (request.url?.startsWith('/v2/')) json(200, [])(request, response)
      else response.writeHead(308, { location: `/v2${request.url}` }).end()
    })
    expect(await client.list('roads', 'en')).toEqual([])
  })

  test('to another host are never followed', async () => {
    const reached = vi.fn()
    const other = await clientOf((request, response) => {
      reached()
      json(200, [])(request, response)
    })
    const client = await clientOf(
      (_, response) => void response.writeHead(302, { location: `http://127.0.0.1:${other.port}/` }).end(),
    )
    await expect(client.list('roads', 'en')).rejects.toThrow('The server redirects elsewhere')
    expect(reached).not.toHaveBeenCalled()
  })

  test.each([['file:///etc/passwd'], ['http://'], ['']])('to %j are not followed', async (location) => {
    const client = await clientOf((_, response) => void response.writeHead(302, { location }).end())
    await expect(client.list('roads', 'en')).rejects.toThrow(Unavailable)
  })

  test('in a circle end', async () => {
    const client = await clientOf(
      (_, response) => void response.writeHead(302, { location: '/api/again' }).end(),
    )
    await expect(client.list('roads', 'en')).rejects.toThrow('The server redirects without end')
  })

  test('of feedback are not followed', async () => {
    const client = await clientOf(
      (_, response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
    )
    await expect(client.sendFeedback(feedback)).rejects.toThrow(Unavailable)
  })
})

describe('the visitor counter', () => {
  test.each([[{ count: 12 }], [{ count: '12' }], [{ count: '१२' }]])('%j is twelve', async (body) => {
    const client = await clientOf(json(200, body))
    expect(await client.visitorCount()).toBe(12)
  })

  test.each([[{}], [[]], [null], [{ count: -1 }], [{ count: 'many' }]])('%j is no count', async (body) => {
    const client = await clientOf(json(200, body))
    await expect(client.visitorCount()).rejects.toThrow(Unavailable)
  })

  test('counts a visit with a POST, whatever the reply says', async () => {
    const seen: string[] = []
    const client = await clientOf((request, response) => {
      seen.push(`${request.method} ${request.url}`)
      response.writeHead(200).end('OK')
    })
    await client.incrementVisitorCount()
    expect(seen).toEqual(['POST /api/increment-visitor-count'])
  })

  test('whose increment failed says so', async () => {
    const client = await clientOf(json(500, {}))
    await expect(client.incrementVisitorCount()).rejects.toThrow(Unavailable)
  })
})

describe('feedback', () => {
  test('is sent as JSON with its key, and the reply tells its reference', async () => {
    const seen: unknown[] = []
    const client = await clientOf(async (request, response) => {
      let body = ''
      for await (const piece of request) body += piece
      seen.push(request.method, request.url, request.headers['idempotency-key'], JSON.parse(body))
      json(201, { message: 'Stored.', contactId: 17 })(request, response)
    })
    expect(await client.sendFeedback(feedback, { idempotencyKey: 'key-1' })).toEqual({
      message: 'Stored.',
      contactId: '17',
    })
    expect(seen).toEqual(['POST', '/api/contact-us', 'key-1', feedback])
  })

  test('that is refused tells which field is wrong', async () => {
    const client = await clientOf(
      json(400, { message: 'Some fields need attention.', errors: { email: 'emailInvalid', other: {} } }),
    )
    const outcome = await outcomeOf(client.sendFeedback(feedback))
    expect(outcome).toEqual({
      ok: false,
      error: 'invalid',
      message: 'Some fields need attention.',
      errors: { email: 'emailInvalid' },
    })
  })

  test('that an older server took in its own words is sent', async () => {
    const client = await clientOf((_, response) => void response.writeHead(200).end('Thank you'))
    expect(await client.sendFeedback(feedback)).toEqual({ message: '', contactId: '' })
  })

  test('is followed by a note to the desk', async () => {
    const seen: unknown[] = []
    const client = await clientOf(async (request, response) => {
      for await (const piece of request) seen.push(request.url, JSON.parse(String(piece)))
      json(200, { id: 1 })(request, response)
    })
    await client.notify('Asha')
    expect(seen).toEqual([
      '/api/notification',
      {
        heading: 'Feedback Submitted',
        description: 'A new feedback was submitted by Asha',
        role: 'Admin',
        readed: 0,
      },
    ])
  })

  test('goes to the examples, where wrong fields are told', async () => {
    const client = createClient({ root: exampleRoot, fetch: exampleFetch() })
    expect((await client.sendFeedback(feedback)).contactId).not.toBe('')
    const outcome = await outcomeOf(client.sendFeedback({ ...feedback, email: 'asha' }))
    expect(outcome).toMatchObject({ ok: false, error: 'invalid', errors: { email: 'emailInvalid' } })
  })
})

describe('an outcome', () => {
  test('of a good call is its value', async () => {
    expect(await outcomeOf(Promise.resolve(5))).toEqual({ ok: true, value: 5 })
  })

  test.each([
    [404, { message: 'Gone fishing' }, { ok: false, error: 'notFound', message: 'Gone fishing' }],
    [503, { message: 'Back at noon' }, { ok: false, error: 'unavailable', message: 'Back at noon' }],
    [503, 'down', { ok: false, error: 'unavailable' }],
  ])('of a %i with %j is a value too', async (status, body, expected) => {
    const client = await clientOf(json(status, body))
    expect(await outcomeOf(client.list('roads', 'en'))).toEqual(expected)
  })

  test('of a mistake of ours is still thrown', async () => {
    await expect(outcomeOf(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
  })

  test('of a field called __proto__ is harmless', async () => {
    const client = await clientOf(
      (_, response) => void response.writeHead(400).end('{"message":"x","errors":{"__proto__":"y"}}'),
    )
    await outcomeOf(client.sendFeedback(feedback))
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })
})
