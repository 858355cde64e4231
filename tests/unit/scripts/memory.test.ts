import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { apps } from '../../../scripts/steps/apps.mjs'

const names = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'] as const

test('memory of pictures goes back to the system, and the heap of the site is kept small, under the starter and in a container', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-memory-'))
  const container = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8')
  const { site, cms } = apps({ data })
  for (const name of names) {
    expect(Number(site.env[name])).toBeGreaterThan(0)
    expect(cms.env[name]).toBe(site.env[name])
    expect(container).toContain(`${name}=${site.env[name]}`)
  }
  expect(container).toContain(`CMD ["node", ${site.args.map((word) => JSON.stringify(word)).join(', ')}]`)
  rmSync(data, { recursive: true })
})
