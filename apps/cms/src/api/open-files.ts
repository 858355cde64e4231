import { type Language, type ListName, languages, listNames, withoutAtEnd } from '@nagardwar/contract'
import { percentDecoded } from '@nagardwar/http/percent-decoded'
import type { Payload } from 'payload'
import { contentVersion } from '../content/content-version.ts'
import { purposeFor, type Subject } from '../content/previews/subject.ts'
import { archiveText } from './archive.ts'
import { cachedList } from './list-cache.ts'
import { collectionOf } from './lists/collections.ts'
import { rowsShown } from './previews/answer.ts'

type Names = ReadonlySet<string>
type Made = { version: string; names: Names }

/** A file that was open is sent without waiting longer than this for a new look at everything public. */
const longestWait = 1000
const address = /\/uploads\/([^"\\\s<>?#]+)/g
/** A text may go on after an address: `[plan](/uploads/plan.pdf).` */
const afterAddress = /[)\].,;:!']/

/** The names of the files whose addresses stand in a text, whatever field they are in. */
function filesNamedIn(text: string): string[] {
  return [...text.matchAll(address)].flatMap(([, name = '']) => {
    const decoded = percentDecoded(name)
    return decoded === undefined ? [] : [decoded, withoutAtEnd(decoded, afterAddress)]
  })
}

const hasOne = (names: Names, named: readonly string[]): boolean => named.some((name) => names.has(name))

/** All answers that residents may read: the same bytes that they are sent. */
async function publicNames(payload: Payload): Promise<Names> {
  const names = new Set(filesNamedIn(await archiveText(payload)))
  for (const list of listNames)
    for (const language of languages) {
      const { answer } = await cachedList(payload, list, language)
      for (const name of filesNamedIn(answer.forms.identity.body.toString())) names.add(name)
    }
  return names
}

function createOpenFiles(payload: Payload) {
  let made: Made | undefined
  let making: { version: string; names: Promise<Names> } | undefined

  function make(version: string): Promise<Names> {
    if (making?.version === version) return making.names
    const names = publicNames(payload)
    const own = { version, names }
    making = own
    const done = names.then((found) => {
      made = { version, names: found }
    })
    done
      .catch(() => undefined)
      .finally(() => {
        if (making === own) making = undefined
      })
    return names
  }

  return async (named: readonly string[]): Promise<boolean> => {
    const version = await contentVersion(payload)
    if (made?.version === version) return hasOne(made.names, named)
    const names = make(version)
    if (!made || !hasOne(made.names, named)) return hasOne(await names, named)
    // What residents read does not wait: it was open a moment ago.
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, longestWait, true).unref())
    return Promise.race([names.then((found) => hasOne(found, named)).catch(() => true), late])
  }
}

const books = new WeakMap<Payload, ReturnType<typeof createOpenFiles>>()

/** Whether something that residents may see names a file by one of its names. */
export function isOpenFile(payload: Payload, named: readonly string[]): Promise<boolean> {
  const isOpen = books.get(payload) ?? createOpenFiles(payload)
  books.set(payload, isOpen)
  return isOpen(named)
}

/** The lists that a link can change. A request for approval or a day may hold records of any. */
const listsOf = (subject: Subject): ListName[] =>
  listNames.filter((name) => {
    if (name === 'texts') return false
    if (name === 'settings') return subject.kind === 'settings'
    if (subject.kind === 'settings') return false
    return subject.kind !== 'record' || collectionOf(name) === subject.list
  })

const inBoth: Language | undefined = undefined

async function namesShown(payload: Payload, subject: Subject): Promise<Names> {
  const names = new Set<string>()
  for (const list of listsOf(subject))
    for (const name of filesNamedIn(JSON.stringify(await rowsShown(payload, list, subject, inBoth))))
      names.add(name)
  return names
}

const shown = new WeakMap<Payload, { key: string; names: Promise<Names> }>()

/** Whether what a signed link shows names a file. Its pictures are asked for one after another: the last answer is kept. */
export async function isShownFile(
  payload: Payload,
  named: readonly string[],
  subject: Subject,
): Promise<boolean> {
  const key = `${purposeFor(subject)} ${await contentVersion(payload)}`
  const known = shown.get(payload)
  const entry = known?.key === key ? known : { key, names: namesShown(payload, subject) }
  shown.set(payload, entry)
  entry.names.catch(() => shown.delete(payload))
  return hasOne(await entry.names, named)
}
