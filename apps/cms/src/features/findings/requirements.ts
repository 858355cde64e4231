import type { Content } from '../../content/requirements/content.ts'
import type { Finding } from '../../content/requirements/finding.ts'
import { gigw } from '../../content/requirements/gigw.ts'
import { undescribed } from '../../content/requirements/looks/undescribed.ts'
import type { Reading } from '../../content/requirements/reading.ts'
import type { Look, Requirement, RequirementSet } from '../../content/requirements/requirement.ts'
import { addresses } from '../../platform/addresses.ts'
import { dayOf } from '../../platform/dates/days.ts'
import type { Words } from '../../platform/words/words.ts'
import { type Kind, kinds } from './findings.ts'
import { ownPages } from './own-pages.ts'
import { dueForReview, expired } from './rules/dates.ts'
import { deadInternal } from './rules/dead-links.ts'
import { otherLanguage } from './rules/document-language.ts'
import { deadElsewhere } from './rules/elsewhere.ts'
import { unread, unusedFiles } from './rules/files.ts'
import { lackingLanguage, wrongScript } from './rules/languages.ts'
import { hardToFollow } from './rules/videos.ts'
import { storedReadings, storedResults } from './stored-results.ts'
import { kindWords } from './words.ts'

type Rule = (content: Content, reading: Reading) => Finding[] | Promise<Finding[]>

/** What a rule finds among so many. */
const among =
  (whole: (content: Content) => readonly unknown[]) =>
  (rule: Rule): Look =>
  async (reading) => {
    const content = await reading.everything()
    const findings = await rule(content, reading)
    return { findings, lacking: { count: findings.length, of: whole(content).length } }
  }

const records = ({ items, settings }: Content) => [...items, settings]
const amongRecords = among(records)
const amongFiles = among(({ files }) => files)
const siteOf = ({ payload }: Reading): string => addresses.of(payload).site

const files: Words = { en: 'Pictures and documents', mr: 'चित्रे आणि दस्तऐवज' }

const rules: Record<Kind, { wantedBy: Words; look: Look }> = {
  expired: {
    wantedBy: gigw('quality'),
    look: amongRecords(({ items }, { now }) => expired(items, dayOf(now))),
  },
  review: {
    wantedBy: gigw('lifeCycle'),
    look: amongRecords(({ items }, { now }) => dueForReview(items, dayOf(now))),
  },
  language: {
    wantedBy: gigw('lifeCycle'),
    look: amongRecords(async (content, { settings }) =>
      lackingLanguage(records(content), (await settings()).requiredLanguages),
    ),
  },
  script: { wantedBy: gigw('quality'), look: amongRecords((content) => wrongScript(records(content))) },
  alt: { wantedBy: gigw('accessibility'), look: amongFiles((content) => undescribed(content.files)) },
  videos: { wantedBy: gigw('accessibility'), look: amongRecords(({ items }) => hardToFollow(items)) },
  scans: {
    wantedBy: gigw('lifeCycle'),
    look: amongFiles(async (content, { payload }) => unread(content.files, await storedReadings(payload))),
  },
  documents: {
    wantedBy: gigw('quality'),
    look: amongRecords(async ({ items, files }, { payload }) =>
      otherLanguage(items, files, await storedReadings(payload)),
    ),
  },
  unused: { wantedBy: files, look: amongFiles(unusedFiles) },
  internal: {
    wantedBy: gigw('lifeCycle'),
    look: amongRecords((content, reading) =>
      deadInternal(records(content), siteOf(reading), ownPages(reading.payload, content)),
    ),
  },
  external: {
    wantedBy: gigw('lifeCycle'),
    look: amongRecords(async (content, reading) =>
      deadElsewhere(records(content), siteOf(reading), await storedResults(reading.payload)),
    ),
  },
}

export const wantedBy = (kind: Kind): Words => rules[kind].wantedBy

const requirementOf = (kind: Kind): Requirement => ({
  key: kind,
  title: kindWords[kind].title,
  hint: kindWords[kind].what,
  wantedBy: rules[kind].wantedBy,
  met: [{ look: rules[kind].look }],
})

/** Nothing is wrong with what is public, by kind. */
export const findingSet: RequirementSet = {
  name: 'findings',
  requirements: kinds.map(requirementOf),
  shownAt: (kind) => `/findings?kind=${kind}`,
}
