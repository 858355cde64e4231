import type { Payload } from 'payload'
import { contentVersion } from '../../content/content-version.ts'
import { addresses } from '../../platform/addresses.ts'
import { dayOf } from '../../platform/dates/days.ts'
import { readContent } from './content.ts'
import type { Findings } from './findings.ts'
import { ownPages } from './own-pages.ts'
import { dueForReview, expired } from './rules/dates.ts'
import { deadInternal } from './rules/dead-links.ts'
import { otherLanguage } from './rules/document-language.ts'
import { deadElsewhere } from './rules/elsewhere.ts'
import { undescribed, unread, unusedFiles } from './rules/files.ts'
import { lackingLanguage, wrongScript } from './rules/languages.ts'
import { hardToFollow } from './rules/videos.ts'
import { storedReadings, storedResults } from './stored-results.ts'

/** What is to be fixed in the content at a moment. */
export async function findingsAt(payload: Payload, now: Date): Promise<Findings> {
  const content = await readContent(payload, now)
  const { items, settings, files } = content
  const today = dayOf(now)
  const { site } = addresses.of(payload)
  const all = [...items, settings]
  const readings = await storedReadings(payload)
  return {
    at: now.toISOString(),
    of: {
      expired: expired(items, today),
      review: dueForReview(items, today),
      language: lackingLanguage(all, settings.values.requiredLanguages as string | null),
      script: wrongScript(all),
      alt: undescribed(files),
      videos: hardToFollow(items),
      scans: unread(files, readings),
      documents: otherLanguage(items, files, readings),
      unused: unusedFiles(content),
      internal: await deadInternal(all, site, ownPages(payload, content)),
      external: deadElsewhere(all, site, await storedResults(payload)),
    },
  }
}

type Kept = { version: string; at: number; findings: Promise<Findings> }

const kept = new WeakMap<Payload, Kept>()

/** Forgets what was found, after the nightly check of links. */
export const lookAgain = (payload: Payload): boolean => kept.delete(payload)

/** The findings as they are now: it reads everything, so they are made once for each state of the content, and every day. */
export async function findingsNow(payload: Payload): Promise<Findings> {
  const version = await contentVersion(payload)
  const known = kept.get(payload)
  if (known?.version === version) return known.findings
  const now = new Date()
  const findings = findingsAt(payload, now)
  kept.set(payload, { version, at: now.getTime(), findings })
  findings.catch(() => kept.get(payload)?.findings === findings && kept.delete(payload))
  return findings
}

const tenMinutes = 10 * 60_000

/** For pages that show only how much there is: staff save many times an hour, and each time would be a reading of everything. */
export async function findingsLately(payload: Payload, now = Date.now()): Promise<Findings> {
  const known = kept.get(payload)
  const isRecent = known && Math.abs(now - known.at) < tenMinutes
  return isRecent ? known.findings : findingsNow(payload)
}
