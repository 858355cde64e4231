import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OlderRow, olderDocuments, olderLists } from './older-lists.ts'

const sqlError = {
  message:
    "ER_TRUNCATED_WRONG_VALUE: Incorrect string value: '\\xF0\\x9F\\x98\\x80' for column `council`.`contact_us`.`feedback` at row 1",
  sql: "INSERT INTO contact_us VALUES ('Kavita', '9800000000', 'kavita@example.com')",
}

/** It sends its start page with 200 for these; for other lists that it does not have, with 404. */
const leadToStartPage = ['/newsupdate', '/settings']

/** Rows whose language the server knows answer only to their own. */
const rowsIn = (rows: OlderRow[], language: string | null): OlderRow[] =>
  rows.filter((row) => !('language_code' in row) || !language || row.language_code === language)

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

export type OlderServer = Awaited<ReturnType<typeof startOlderServer>>

/**
 * The kind of server that councils have had for years: a database in one language, older names, a page of HTML where it
 * has no list, SQL in its errors, no keys against double messages. The site is tested in front of it, and the desk's
 * import reads it.
 */
export async function startOlderServer() {
  let visitors = 41
  const lists = olderLists()
  const files = olderDocuments()
  const received: unknown[] = []
  const asked: string[] = []

  async function answerPost(path: string, request: IncomingMessage, json: Answer): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    if (path === '/increment-visitor-count') return json(200, { count: ++visitors })
    if (path !== '/contact-us') return json(200, { message: 'ok' })
    const feedback = JSON.parse(body) as Record<string, string>
    const isTooMuch = /\p{Extended_Pictographic}/u.test(body) || (feedback.mobile ?? '').length > 15
    if (isTooMuch) return json(500, sqlError)
    received.push(feedback)
    json(200, { id: received.length })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://older.example')
    const path = decoded(pathname).replace(/^\/api/, '')
    const json: Answer = (status, content) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    if (request.method === 'POST') return answerPost(path, request, json)
    asked.push(path)
    if (path === '/visitor-count') return json(200, { count: visitors })
    const file = files.get(path)
    if (file) return sendFile(response, path, file)
    const rows = lists[path]
    if (rows) return json(200, rowsIn(rows, searchParams.get('lang') ?? searchParams.get('language_code')))
    response
      .writeHead(leadToStartPage.includes(path) ? 200 : 404, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Municipal Council</h1>')
  }

  const server = createServer((request, response) => void answer(request, response))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    root: `http://127.0.0.1:${port}/api`,
    lists,
    files,
    /** Feedback that it took. */
    received,
    /** The paths that were read. */
    asked,
    async die(): Promise<void> {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
    comeBack: () => listen(port),
  }
}

type Answer = (status: number, content: unknown) => void

const kinds: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
}

const sendFile = (response: ServerResponse, path: string, file: Buffer): void =>
  void response
    .writeHead(200, {
      'content-type': kinds[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'content-length': file.length,
      'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT',
    })
    .end(file)
