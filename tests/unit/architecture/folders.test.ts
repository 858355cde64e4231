import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, top } from './sources.ts'

const imported = /(?:from\s*|import\s*\(\s*|import\s+)['"](\.[^'"]+)['"]/g

/** A folder and those inside it are one room. */
const isInside = (one: string, other: string): boolean => one.startsWith(other + path.sep)

/** Which folders the sources of each folder import. */
function importsBelow(root: string): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const file of filesBelow(root).filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
    const own = path.dirname(file)
    const found = folders.get(own) ?? new Set()
    for (const [, address = ''] of readFileSync(path.join(top, file), 'utf8').matchAll(imported)) {
      const other = path.dirname(path.join(own, address))
      if (isInside(other, root) && other !== own && !isInside(own, other) && !isInside(other, own))
        found.add(other)
    }
    folders.set(own, found)
  }
  return folders
}

const pairsBelow = (root: string): string[] => {
  const folders = importsBelow(root)
  return [...folders].flatMap(([one, others]) =>
    [...others]
      .filter((other) => one < other && folders.get(other)?.has(one))
      .map((other) => `${one} and ${other}`),
  )
}

test.each(['apps/site/app', 'apps/site/server', 'apps/cms/src'])(
  'no two folders of %s import each other',
  (root) => {
    expect(importsBelow(root).size).toBeGreaterThan(30)
    expect(pairsBelow(root)).toEqual([])
  },
)
