import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Archive, archiveSchema, type Language, serverCallPaths } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import { type Representation, represent, toResponse } from '@nagardwar/http/representation'
import { everyPage } from '@nagardwar/http/security-headers'
import type { ApiSource } from '../../app/api/source.ts'
import { anchorOf, archivePath, archiveYearPath, yearOf, yearsOf } from '../../app/archive/archive-path.ts'
import type { Texts } from '../../app/archive/present.ts'
import type { ArchiveRequest } from '../../app/archive/render.tsx'
import { bareOf, hrefIn, languageOf } from '../../app/i18n/language.ts'
import type { TextKey } from '../api/file-facts.ts'
import type { Config } from '../config.ts'
import { type CouncilLists, councilOf } from '../pages/council-of.ts'
import { hashInlineParts } from '../pages/csp-hashes.ts'
import { contentPolicy } from '../pages/policy.ts'
import { createLastAnswer } from '../upstream/last-answer.ts'
import type { Upstream } from '../upstream/upstream.ts'

export type RenderArchive = (request: Omit<ArchiveRequest, 'styles'>) => Promise<string>

type Options = {
  upstream: Upstream
  source: Pick<ApiSource, 'list'>
  render: RenderArchive
  /** The key of a document whose text has a page. */
  textKey: TextKey
  config: Pick<Config, 'data' | 'origin' | 'defaultLanguage' | 'imageHosts'>
  log: Log
}
type Records = Archive['records']
type Made = { of: readonly unknown[]; page: Promise<Representation>; at: number }

const inArchive = /^\/archive(?:\/([0-9]{4}))?\/?$/
const ofTender = /^\/tenders\/([0-9]+)\/?$/
const nothing: Records = []
/** The texts of documents come minutes after them: a page is made again this often. */
const textsLife = 60_000

/** The year in an address of the archive: empty for the archive itself; undefined for any other address. */
const yearIn = (path: string): string | undefined => {
  const found = inArchive.exec(bareOf(path))
  return found ? (found[1] ?? '') : undefined
}

export const isArchivePath = (path: string): boolean =>
  yearIn(path) !== undefined || ofTender.test(bareOf(path))

/** The notices whose time is over, by year. While the desk is away, what it last said stands. */
export function createArchive({ upstream, source, render, textKey, config, log }: Options) {
  const answer = createLastAnswer<Archive>({
    upstream,
    path: serverCallPaths.archive,
    read: archiveSchema.parse,
    life: 30_000,
    longest: { bytes: 16 * 1024 ** 2, ms: 10_000 },
    what: 'The archive',
    file: join(config.data, 'answers', 'archive.json'),
    log,
  })
  const made = new Map<string, Made>()
  const { defaultLanguage, origin, imageHosts } = config

  /** None where the council’s server has no archive; undefined where nothing was ever heard. */
  async function recordsNow(): Promise<Records | undefined> {
    const said = await answer.now()
    return said === 'absent' ? nothing : said?.records
  }

  async function make(records: Records | undefined, year: string, path: string, lists: CouncilLists) {
    const nonce = randomBytes(16).toString('base64url')
    const language = languageOf(path, defaultLanguage)
    const council = councilOf(lists)
    const html = await render({
      records,
      texts: await textsOf(records ?? nothing, year),
      year,
      path: bareOf(path),
      council,
      language,
      defaultLanguage,
      nonce,
    })
    const hashed = hashInlineParts(html, nonce)
    return represent(records ? 200 : 503, hashed.html, {
      ...everyPage(origin),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': records ? 'public, max-age=30' : 'no-store',
      'content-security-policy': contentPolicy(hashed, { frames: [], images: imageHosts }),
    })
  }

  /** The keys of the texts of a year's documents, by path. */
  async function textsOf(records: Records, year: string): Promise<Texts> {
    const own = records.filter((record) => yearOf(record) === year)
    const files = own.flatMap(({ documents }) => documents.flatMap(({ file }) => [file.en, file.mr]))
    const paths = [...new Set(files.filter(Boolean))]
    const keys = await Promise.all(paths.map(async (path) => [path, await textKey({ path })] as const))
    return new Map(keys)
  }

  /** Rendered once a minute at most for each answer of the desk, year, language and council. Only years that exist come here. */
  async function pageAt(path: string, records: Records | undefined, year: string): Promise<Representation> {
    const language: Language = languageOf(path, defaultLanguage)
    const [settings, texts] = [await source.list('settings', language), await source.list('texts', language)]
    const of = [records, settings, texts]
    const known = made.get(path)
    const isYoung = known !== undefined && performance.now() - known.at < textsLife
    if (isYoung && known.of.every((part, index) => part === of[index])) return known.page
    const page = make(records, year, path, { settings, texts })
    made.set(path, { of, page, at: performance.now() })
    page.catch(() => made.delete(path))
    return page
  }

  /** The page of a tender whose time is over leads to its place here. It may be prolonged, so this is not for ever. */
  async function ended(path: string): Promise<Response | undefined> {
    const [, id] = ofTender.exec(bareOf(path)) ?? []
    const record = (await recordsNow())?.find(
      (each) => String(each.id) === id && each.kind !== 'press-release',
    )
    if (!record) return undefined
    const place = hrefIn(archiveYearPath(yearOf(record)), languageOf(path, defaultLanguage), defaultLanguage)
    const location = `${place}#${anchorOf(record)}`
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  }

  return {
    /** Undefined where there is no such page: the address is then like any other. */
    async answer(path: string, request: Request): Promise<Response | undefined> {
      const asked = yearIn(path)
      if (asked === undefined) return ended(path)
      const records = await recordsNow()
      const years = yearsOf(records ?? nothing)
      if (asked && records && !years.includes(asked)) return undefined
      const language = languageOf(path, defaultLanguage)
      const bare = asked && records ? archiveYearPath(asked) : archivePath
      const proper = hrefIn(bare, language, defaultLanguage)
      if (records && path !== proper)
        return new Response(null, { status: 301, headers: { location: proper } })
      return toResponse(await pageAt(proper, records, asked || (years[0] ?? '')), request)
    },
    /** Its addresses for the site map, the newest year's is the archive itself; none where nothing has ended. */
    async paths(): Promise<readonly string[]> {
      const years = yearsOf((await recordsNow()) ?? nothing)
      return years.length > 0 ? [archivePath, ...years.slice(1).map(archiveYearPath)] : []
    },
    settled: answer.settled,
    /** Undefined where nothing was ever heard. */
    now: recordsNow,
    heard(): Records | undefined {
      void recordsNow()
      return answer.isAbsent() ? nothing : answer.known()?.records
    },
    /** For the search: what was last heard; it is asked again in the background. */
    known(): Records {
      void recordsNow()
      return answer.known()?.records ?? nothing
    },
    leftOut: (): readonly string[] => ((answer.known()?.records.length ?? 0) > 0 ? [] : [archivePath]),
  }
}
