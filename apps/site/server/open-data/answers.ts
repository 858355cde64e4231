import type { Language, ListName, WireRow } from '@nagardwar/contract'
import { readByAnyone } from '../http/read-by-anyone.ts'
import type { OpenData } from './open-data.ts'

/** What answers an address of open data. */
export type Make = (data: OpenData) => Promise<Response>

const cached = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'
const types = {
  csv: 'text/csv',
  atom: 'application/atom+xml',
  ics: 'text/calendar',
  json: 'application/json',
}

export function sent(kind: keyof typeof types, body: string): Response {
  return new Response(body, {
    headers: {
      ...readByAnyone,
      'content-type': `${types[kind]}; charset=utf-8`,
      'cache-control': cached,
    },
  })
}

/** Writes a file from the rows of a list; a list that cannot be had is no empty file. */
export async function fromRows<N extends ListName>(
  { source }: OpenData,
  name: N,
  language: Language,
  write: (rows: WireRow<N>[]) => Response | Promise<Response>,
): Promise<Response> {
  const outcome = await source.list(name, language)
  if (outcome.ok) {
    const answer = await write(outcome.value)
    // An old copy says so, as the list itself does (docs/contract.md).
    if (outcome.asOf) {
      answer.headers.set('x-as-of', outcome.asOf)
      answer.headers.set('cache-control', 'no-cache')
    }
    return answer
  }
  const status = outcome.error === 'notFound' ? 404 : 503
  return new Response('This list is not available.', { status, headers: { 'cache-control': 'no-store' } })
}

export const notFound = (): Response =>
  new Response('There is nothing here.', { status: 404, headers: { 'cache-control': 'no-store' } })
export const unavailable = (): Response =>
  new Response('This list is not available.', { status: 503, headers: { 'cache-control': 'no-store' } })
