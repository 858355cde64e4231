import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { noticeVersion, noticeVersions } from '../../../packages/contract/src/feedback-notice.ts'
import { isThere, top } from '../../../tools/audit-pack/matrices.ts'

const read = (file: string) => readFileSync(path.join(top, file), 'utf8')
const documentOf = (version: string) => `docs/audit/notices/${version}.md`

/** Everything that the notice beside the feedback form says, as a document writes it down. */
function linesOfNotice(): string[] {
  const texts = JSON.parse(read('apps/site/app/i18n/catalogues/contact.json')) as Record<
    string,
    { en: string; mr: string }
  >
  return Object.entries(texts)
    .filter(([key]) => /^(notice|privacyPurpose|privacyErased)/.test(key))
    .map(([key, { en, mr }]) => `| \`${key}\` | ${en} | ${mr} |`)
}

test('a changed notice about personal data is a new version, with its texts written down', () => {
  const lines = read(documentOf(noticeVersion)).split('\n')
  const texts = linesOfNotice()
  expect(texts.length).toBeGreaterThan(20)
  expect(lines.filter((line) => line.startsWith('| `')).sort()).toEqual(texts.sort())
})

test('the texts of every version stay', () => {
  expect(noticeVersions.map(documentOf).filter((file) => !isThere(file))).toEqual([])
  expect(noticeVersions.at(-1)).toBe(noticeVersion)
  expect(noticeVersions.toSorted()).toEqual(noticeVersions)
})
