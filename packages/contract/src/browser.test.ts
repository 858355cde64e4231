import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as browser from './browser.ts'

const values = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm

/** Every module that `file` imports at run time; type imports disappear in the build. */
function importsOf(file: URL, seen = new Set<string>()): Set<string> {
  for (const [, named, bare] of readFileSync(file, 'utf8').matchAll(values)) {
    const target = named ?? bare ?? ''
    const address = target.startsWith('.') ? new URL(target, file).href : target
    if (seen.has(address)) continue
    seen.add(address)
    if (target.startsWith('.')) importsOf(new URL(address), seen)
  }
  return seen
}

test('the browser gets the contract without Zod', () => {
  const graph = importsOf(new URL('./browser.ts', import.meta.url))
  expect(graph).toContain(new URL('./generated/list-paths.ts', import.meta.url).href)
  expect([...graph].filter((address) => !address.startsWith('file:'))).toEqual([])
})

test('the browser’s reader comes without Zod too', () => {
  const graph = importsOf(new URL('./reader/read-in-browser.ts', import.meta.url))
  expect(graph).toContain(new URL('./generated/browser-fields.ts', import.meta.url).href)
  expect([...graph].filter((address) => !address.startsWith('file:'))).toEqual([])
})

test('the walk over imports would notice Zod', () => {
  expect(importsOf(new URL('./index.ts', import.meta.url))).toContain('zod')
})

test('every list has an address of its own', () => {
  const paths = browser.listNames.map(browser.endpointPath)
  expect(paths).toEqual([...new Set(paths)])
})
