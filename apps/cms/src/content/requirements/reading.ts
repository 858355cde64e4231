import type { CollectionSlug, Payload } from 'payload'
import type { Media, Setting } from '../../payload-types.ts'
import { publicRecords } from '../public-records.ts'
import { type Content, readContent, readFiles } from './content.ts'
import type { Stored } from './stored.ts'

/** The content at a moment: all that requirements look at, each part read once, and only when one looks at it. */
export type Reading = {
  payload: Payload
  now: Date
  settings: () => Promise<Setting>
  /** What residents see of a list. */
  list: (slug: string) => Promise<Stored[]>
  files: () => Promise<Media[]>
  /** Also what residents see no longer, and drafts. */
  everything: () => Promise<Content>
}

const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | undefined
  return () => {
    known ??= read()
    return known
  }
}

export function readingAt(payload: Payload, now: Date): Reading {
  const lists = new Map<string, () => Promise<Stored[]>>()
  const readList = (slug: string) => async () =>
    (await publicRecords(payload, slug as CollectionSlug, now)) as unknown as Stored[]
  return {
    payload,
    now,
    settings: once(() => payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })),
    list(slug) {
      const known = lists.get(slug) ?? once(readList(slug))
      lists.set(slug, known)
      return known()
    },
    files: once(() => readFiles(payload)),
    everything: once(() => readContent(payload, now)),
  }
}
