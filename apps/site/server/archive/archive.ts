import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Archive, archiveSchema, type Language, serverCallPaths } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import {
  type ArchiveYear,
  anchorOf,
  archivePath,
  archiveYearPath,
  yearOf,
  yearsOf,
} from '../../app/archive/archive-path.ts'
import { bareOf, hrefIn, languageOf } from '../../app/i18n/language.ts'
import type { FileFactsBook, TextKey } from '../api/file-facts.ts'
import { createLastAnswer } from '../upstream/last-answer.ts'
import type { Upstream } from '../upstream/upstream.ts'

type Options = {
  upstream: Upstream
  /** The key of a document whose text has a page. */
  textKey: TextKey
  facts: Pick<FileFactsBook, 'learn' | 'addTo'>
  defaultLanguage: Language
  /** The folder of the site's data. */
  data: string
  log: Log
}
type Records = Archive['records']
/** `of` are the records of all years that it was taken from. */
type Known = { of: Records; year: ArchiveYear; isWhole: boolean; at: number }

const ofYear = /^\/archive\/([0-9]{4})$/
const ofTender = /^\/tenders\/([0-9]+)\/?$/
const nothing: Records = []
/** The texts of documents come minutes after them: they are looked for this often. */
const textsLife = 60_000
/** Sizes come within seconds. */
const sizesLife = 2000
/** In milliseconds: for so long who asks for a year first waits for the sizes of its documents. */
const patience = 1000
const pause = 100

/** The documents of these notices, each once. */
const pathsOf = (records: Records): string[] => [
  ...new Set(
    records.flatMap(({ documents }) => documents.flatMap(({ file }) => [file.en, file.mr])).filter(Boolean),
  ),
]

/** The notices whose time is over, by year. While the desk is away, what it last said stands. */
export function createArchive({ upstream, textKey, facts, defaultLanguage, data, log }: Options) {
  const answer = createLastAnswer<Archive>({
    upstream,
    path: serverCallPaths.archive,
    read: archiveSchema.parse,
    life: 30_000,
    longest: { bytes: 16 * 1024 ** 2, ms: 10_000 },
    what: 'The archive',
    file: join(data, 'answers', 'archive.json'),
    log,
  })
  const known = new Map<string, Known>()

  /** None where the council’s server has no archive; undefined where nothing was ever heard. */
  async function recordsNow(): Promise<Records | undefined> {
    const said = await answer.now()
    return said === 'absent' ? nothing : said?.records
  }

  /** The keys of the texts of these notices' documents, by path. */
  async function textsOf(paths: readonly string[]): Promise<ArchiveYear['texts']> {
    const found = await Promise.all(paths.map(async (path) => [path, await textKey({ path })] as const))
    return new Map(found.flatMap(([path, key]) => (key ? [[path, key] as const] : [])))
  }

  /** The sizes of these documents, as far as they are known: the files of a list are looked at in the same way. */
  async function sizesOf(paths: readonly string[], isFirst: boolean): Promise<ArchiveYear['sizes']> {
    const rows = [{ documents: paths }] as never
    await facts.learn(rows)
    const end = performance.now() + patience
    while (isFirst && knownOf(rows).size < paths.length && performance.now() < end) await wait(pause)
    return knownOf(rows)
  }

  const knownOf = (rows: never): ArchiveYear['sizes'] => {
    const [row] = facts.addTo(rows)
    return new Map(
      Object.entries(row?.files ?? {}).flatMap(([path, { bytes }]) => (bytes ? [[path, bytes]] : [])),
    )
  }

  /** The same object for as long as the records, the texts and the sizes are the same. */
  async function year(asked: string | undefined): Promise<ArchiveYear | undefined> {
    const all = await recordsNow()
    if (!all) return undefined
    const years = yearsOf(all)
    const wanted = asked || (years[0] ?? '')
    if (asked && !years.includes(asked))
      return { year: wanted, years, records: nothing, texts: new Map(), sizes: new Map() }
    const before = known.get(wanted)
    const isSame = before?.of === all
    const life = before?.isWhole ? textsLife : sizesLife
    if (isSame && performance.now() - before.at < life) return before.year
    const records = all.filter((record) => yearOf(record) === wanted)
    const paths = pathsOf(records)
    const [texts, sizes] = await Promise.all([textsOf(paths), sizesOf(paths, before === undefined)])
    const isAsBefore =
      isSame && before.year.texts.size === texts.size && before.year.sizes.size === sizes.size
    const now = isAsBefore ? before.year : { year: wanted, years, records, texts, sizes }
    const isWhole = sizes.size === paths.length
    known.set(wanted, { of: all, year: now, isWhole, at: performance.now() })
    return now
  }

  /** The page of a tender whose time is over leads to its place here. It may be prolonged, so this is not for ever. */
  async function ended(path: string): Promise<Response | undefined> {
    const [, id] = ofTender.exec(bareOf(path)) ?? []
    if (id === undefined) return undefined
    const record = (await recordsNow())?.find(
      (each) => String(each.id) === id && each.kind !== 'press-release',
    )
    if (!record) return undefined
    const place = hrefIn(archiveYearPath(yearOf(record)), languageOf(path, defaultLanguage), defaultLanguage)
    const location = `${place}#${anchorOf(record)}`
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  }

  return {
    year,
    ended,
    /** Whether a year has a page at an address without language; while nobody can say it may have one. */
    async isPage(bare: string): Promise<boolean> {
      const [, asked] = ofYear.exec(bare) ?? []
      if (asked === undefined) return false
      const all = await recordsNow()
      return all === undefined || yearsOf(all).includes(asked)
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
    emptyPages: (): readonly string[] => ((answer.known()?.records.length ?? 0) > 0 ? [] : [archivePath]),
  }
}
