import { askedLanguage } from '../asked-language.ts'
import { callPaths } from '../call-paths.ts'
import { listAtPath } from '../endpoint-url.ts'
import { feedbackNotification, validateFeedback } from '../feedback.ts'
import { serverCallPaths } from '../server-call-paths.ts'
import { callExamples } from './calls.ts'
import { exampleAnswer } from './example-answer.ts'
import { exampleFile } from './example-file.ts'

/** The root for a client whose `fetch` is an `exampleFetch`. */
export const exampleRoot = 'http://examples.invalid/api'

/** The example of each list: `normal` by default. */
export type Choice = (path: string) => string | undefined

/**
 * A `fetch` that answers the whole API from the examples, so that the site runs without a CMS (`API_ROOT=examples`).
 * The visitor counter counts; nothing is stored.
 */
export function exampleFetch(choose: Choice = () => undefined): typeof fetch {
  let count: number = callExamples.visitorCount.normal.count
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace(/^\/api(?=\/)/, '')
    const call = `${request.method} ${path}`
    if (call === `GET ${callPaths.visitorCount}`) return Response.json({ count })
    if (call === `POST ${callPaths.incrementVisitorCount}`) return Response.json({ count: ++count })
    if (call === `POST ${callPaths.contactUs}`) return feedbackReply(await request.text())
    if (call === `POST ${callPaths.notification}`)
      return Response.json({ id: 1, ...feedbackNotification('a visitor') })
    if (call === `GET ${serverCallPaths.opening}`) return Response.json(callExamples.opening.normal)
    if (call === `GET ${serverCallPaths.messageFigures}`)
      return Response.json(callExamples.messageFigures.normal)
    if (call === `GET ${serverCallPaths.misconductOfficer}`)
      return Response.json(callExamples.misconductOfficer.normal)
    if (call === `POST ${serverCallPaths.misconductReport}`)
      return Response.json(callExamples.misconductReport.normal.reply, { status: 201 })
    if (call === `GET ${serverCallPaths.transparency}`) return Response.json(callExamples.transparency.normal)
    if (call === `GET ${serverCallPaths.archive}`) return Response.json(callExamples.archive.normal)
    if (call === `POST ${serverCallPaths.feedbackStatus}`) return statusReply(await request.text())
    if (call === `POST ${callPaths.useful}`) return Response.json(callExamples.useful.normal.reply)
    return request.method === 'GET' ? (listReply(path, searchParams, choose) ?? fileReply(path)) : notFound()
  }
}

const notFound = () => Response.json({ message: 'There is nothing at this address.' }, { status: 404 })

function listReply(path: string, query: URLSearchParams, choose: Choice): Response | undefined {
  const name = listAtPath(path)
  if (!name) return undefined
  const asked = askedLanguage(query)
  if (!asked.ok) return Response.json({ message: 'The language must be en or mr.' }, { status: 400 })
  return Response.json(exampleAnswer(name, asked.language, choose(path)))
}

function fileReply(path: string): Response {
  const file = exampleFile(path)
  if (!file) return notFound()
  return new Response(file.bytes, {
    headers: { 'content-type': file.type, 'content-length': String(file.bytes.length) },
  })
}

function feedbackReply(body: string): Response {
  const checked = validateFeedback(JSON.parse(body))
  if (checked.ok) return Response.json(callExamples.contactUs.normal.reply, { status: 201 })
  return Response.json({ message: 'Some fields need attention.', errors: checked.errors }, { status: 400 })
}

/** Only the secret of the examples opens something. */
function statusReply(body: string): Response {
  const { request, reply } = callExamples.feedbackStatus.normal
  const { secret } = JSON.parse(body) as { secret?: unknown }
  return secret === request.secret ? Response.json(reply) : notFound()
}
