import {
  answeredLanguage,
  asContract,
  askedLanguage,
  endpointUrl,
  type Language,
  type ListName,
  languages,
  listNames,
  listPaths,
  type OlderClients,
  type Outcome,
  sentAnswer,
  type WireRow,
} from '@nagardwar/contract'
import { type Representation, represent, toResponse } from '@nagardwar/http/representation'
import { everyAnswer, nothingInside } from '@nagardwar/http/security-headers'
import { serverTiming } from '@nagardwar/http/server-timing'
import type { ApiSource } from '../../app/api/source.ts'
import { readByAnyone } from '../http/read-by-anyone.ts'
import { refuse } from '../http/reply.ts'

type Answer = Outcome<WireRow<ListName>[]>
/** Lists, and what is known of them without waiting for the API. */
type Lists = ApiSource & { atOnce(name: ListName, language?: Language): Answer | undefined }
type Address = { name: ListName; language?: Language }

const cached = 'public, max-age=2, stale-while-revalidate=8, stale-if-error=86400'
const statuses = { notFound: 404, invalid: 502, unavailable: 503 } as const
const sentences = {
  notFound: 'There is no such list.',
  invalid: 'The list could not be read.',
  unavailable: 'The list is not available at the moment. Please try again later.',
} as const

/** The addresses that our own pages request. Others, with another name for the language, take the slower way. */
const addresses = new Map<string, Address>(
  listNames.flatMap((name) => [
    [`/api${endpointUrl(name)}`, { name }] as const,
    ...languages.map((language) => [`/api${endpointUrl(name, language)}`, { name, language }] as const),
  ]),
)

/** Answers browsers with the lists of the pages, in the formats of contract.md. */
export function createListAnswers(source: Lists, origin: string, older: OlderClients = asContract) {
  const made = new WeakMap<Answer, Promise<Representation>>()
  const ready = new WeakMap<Answer, Representation>()

  async function answer(name: ListName, request: Request): Promise<Response> {
    const began = performance.now()
    const asked = askedLanguage(new URL(request.url).searchParams)
    if (!asked.ok) return refuse(400, 'The language must be en or mr.')
    const language = answeredLanguage(name, asked.language, older)
    const outcome = await (language || !listPaths[name].language
      ? source.list(name, language ?? 'en')
      : bothLanguages(name))
    if (!outcome.ok) return failed(outcome)
    const api = performance.now() - began
    const known = made.get(outcome)
    const written = known ?? write(name, outcome)
    made.set(outcome, written)
    const answer = await written
    ready.set(outcome, answer)
    const response = toResponse(answer, request)
    const timing = serverTiming({ name: 'cache', found: known ? 'hit' : 'miss' }, { name: 'api', ms: api })
    response.headers.set('server-timing', timing)
    return response
  }

  const pairs = new WeakMap<Answer, { other: Answer; both: Answer }>()

  /** Without a language: the rows of both, each with its own (contract.md, "Language"). */
  async function bothLanguages(name: ListName): Promise<Answer> {
    const ask = (language: Language): Promise<Answer> => source.list(name, language)
    const [first, second] = await Promise.all([ask(languages[0]), ask(languages[1])])
    return paired(first, second)
  }

  function paired(first: Answer, second: Answer): Answer {
    if (!first.ok || !second.ok) return first.ok ? second : first
    const known = pairs.get(first)
    if (known?.other === second) return known.both
    const asOf = [first.asOf, second.asOf].filter((time) => time !== undefined).sort()[0]
    const both: Answer = { ok: true, value: [...first.value, ...second.value], ...(asOf ? { asOf } : {}) }
    pairs.set(first, { other: second, both })
    return both
  }

  /** A list that can be sent from memory: nobody would wait for it, and it was written before. */
  function hit(address: string): Representation | undefined {
    const asked = addresses.get(address)
    if (!asked) return undefined
    const { name } = asked
    const language = answeredLanguage(name, asked.language, older)
    if (language || !listPaths[name].language) return written(source.atOnce(name, language))
    const [first, second] = languages.map((each) => source.atOnce(name, each))
    return first && second && written(paired(first, second))
  }

  function write(name: ListName, { value, asOf }: Answer & { ok: true }): Promise<Representation> {
    return represent(200, JSON.stringify(sentAnswer(name, value, older.compatibility)), {
      ...everyAnswer(origin),
      ...readByAnyone,
      'server-timing': serverTiming({ name: 'cache', found: 'hit' }),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': asOf ? 'no-cache' : cached,
      'content-security-policy': nothingInside,
      ...(asOf ? { 'x-as-of': asOf } : {}),
    })
  }

  const written = (known: Answer | undefined): Representation | undefined => known && ready.get(known)

  return { answer, hit }
}

/** Passes on the API's failure. A message of our own is marked, because pages have their own text for that. */
function failed({ error, message }: Answer & { ok: false }): Response {
  const known = { 'x-failure': error }
  if (message) return refuse(statuses[error], message, known)
  return refuse(statuses[error], sentences[error], { ...known, 'x-message-of': 'site' })
}
