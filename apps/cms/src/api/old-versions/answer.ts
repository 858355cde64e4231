import {
  askedLanguage,
  type Language,
  listAtPath,
  listPaths,
  listsWithOldVersions,
  type OldVersion,
  type OldVersions,
} from '@nagardwar/contract'
import { type Representation, represent, toResponse } from '@nagardwar/http/representation'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { contentVersion } from '../../content/content-version.ts'
import {
  dayInIndia,
  isListWithOldVersions,
  type ListWithOldVersions,
  type OldVersionsSetting,
  oldVersionsSetting,
} from '../../content/globals/settings-tabs/old-versions-setting.ts'
import { watchOf } from '../../platform/database/watch-database.ts'
import { Refusal } from '../refusal.ts'
import { fresh, listHeaders } from '../reply.ts'
import { oldRows } from './old-version.ts'

/** `GET /old-versions`: since when, and of which lists, there are old versions. */
export async function answerOldVersions(payload: Payload): Promise<Response> {
  const setting = await oldVersionsSetting(payload)
  if (!setting) throw new Refusal(404, 'notFound')
  const answer: OldVersions = {
    from: setting.from,
    lists: listsWithOldVersions.map((name) => listPaths[name].path),
  }
  return fresh(answer)
}

const aDay = /^\d{4}-\d{2}-\d{2}$/
const caches = new WeakMap<Payload, LRUCache<string, Promise<Representation>>>()

type Asked = { name: ListWithOldVersions; language: Language | undefined; on: string }

/** What is asked for; a day or a list that has no old version does not exist. */
function askedIn(request: Request, { from }: OldVersionsSetting): Asked {
  const query = new URL(request.url).searchParams
  const asked = askedLanguage(query)
  if (!asked.ok) throw new Refusal(400, 'badLanguage')
  const name = listAtPath(query.get('list') ?? '')
  const on = query.get('on') ?? ''
  const isDay = aDay.test(on) && new Date(on).toJSON()?.startsWith(on) === true
  const isThere = isDay && on >= from && on <= dayInIndia(new Date())
  if (!isListWithOldVersions(name) || !isThere) throw new Refusal(404, 'notFound')
  return { name, language: asked.language, on }
}

async function make(payload: Payload, asked: Asked, setting: OldVersionsSetting): Promise<Representation> {
  const rows = await oldRows(payload, asked, setting)
  // Empty lists of a lost database must not look true.
  await watchOf(payload)?.check()
  const answer: OldVersion = { list: listPaths[asked.name].path, on: asked.on, rows }
  return represent(200, JSON.stringify(answer), listHeaders)
}

/** `GET /old-version?list=/roads&on=2026-04-01&lang=en`: a list as it read on a day, made once for each version of the content. */
export async function answerOldVersion(payload: Payload, request: Request): Promise<Response> {
  // Read before the rows: a change in between gets another version.
  const version = await contentVersion(payload)
  const setting = await oldVersionsSetting(payload)
  if (!setting) throw new Refusal(404, 'notFound')
  const asked = askedIn(request, setting)
  const cache = caches.get(payload) ?? new LRUCache<string, Promise<Representation>>({ max: 30, ttl: 60_000 })
  caches.set(payload, cache)
  const key = [version, asked.name, asked.language, asked.on].join(' ')
  const answer = cache.get(key) ?? make(payload, asked, setting)
  cache.set(key, answer)
  answer.catch(() => cache.delete(key))
  return toResponse(await answer, request)
}
