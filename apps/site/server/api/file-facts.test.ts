import { rmSync } from 'node:fs'
import path from 'node:path'
import type { FileFacts, ListName, WireRow } from '@nagardwar/contract'
import { createLog } from '@nagardwar/http/log'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/test-site.ts'
import { createFileFacts, type TextKey } from './file-facts.ts'

const rows = [
  { id: 1, pdf: '/uploads/budget.pdf', image: '/uploads/a.jpg' },
] as unknown as WireRow<ListName>[]
const log = createLog('error', () => undefined)

test('a document has the key of its text once it was read, also after a restart, and a picture none', async () => {
  const folder = temporaryFolder()
  let now = 0
  let isRead = false
  const textKey = vi.fn<TextKey>(async () => (isRead ? '0123456789ab' : undefined))
  const open = (found = textKey) =>
    createFileFacts({
      file: path.join(folder, 'files.json'),
      probe: async (): Promise<FileFacts> => ({ bytes: 7 }),
      textKey: found,
      log,
      now: () => now,
    })
  const facts = open()
  const textOf = (of: typeof facts) => of.addTo(rows)[0]?.files?.['/uploads/budget.pdf']?.text
  for (let look = 0; look < 3; look++) await facts.learn(rows)
  expect(textOf(facts)).toBeUndefined()
  await vi.waitFor(() => expect(textKey).toHaveBeenCalledTimes(1))
  expect(textKey).toHaveBeenCalledWith({ path: '/uploads/budget.pdf', bytes: 7 })

  isRead = true
  await facts.learn(rows)
  expect(textKey).toHaveBeenCalledTimes(1)
  now += 61_000
  const version = facts.version()
  await facts.learn(rows)
  await vi.waitFor(() => expect(textOf(facts)).toBe('0123456789ab'))
  expect(facts.version()).toBeGreaterThan(version)
  await facts.settled()
  expect(textOf(open(vi.fn<TextKey>()))).toBe('0123456789ab')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
