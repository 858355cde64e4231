import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, top } from './sources.ts'

const imported = /(?:from\s*|import\s*\(\s*|import\s+)['"](\.[^'"]+)['"]/g

/** A folder and those inside it are one room. */
const isInside = (one: string, other: string): boolean => one.startsWith(other + path.sep)

/** The folder of a file. A file that lies in the root itself, such as `config.ts`, counts as one. */
const roomOf = (root: string, file: string): string =>
  path.dirname(file) === root ? file.replace(/\.tsx?$/, '') : path.dirname(file)

/** What a command writes is an index of the folders beside it. */
const isSource = (file: string): boolean =>
  /(?<!\.test)\.tsx?$/.test(file) && !file.includes(`${path.sep}generated`)

/** Which folders the sources of each folder import. */
function importsBelow(root: string): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const file of filesBelow(root).filter(isSource)) {
    const own = roomOf(root, file)
    const found = folders.get(own) ?? new Set()
    for (const [, address = ''] of readFileSync(path.join(top, file), 'utf8').matchAll(imported)) {
      const other = roomOf(root, path.join(path.dirname(file), address))
      if (isInside(other, root) && other !== own && !isInside(own, other) && !isInside(other, own))
        found.add(other)
    }
    folders.set(own, found)
  }
  return folders
}

/** The folders that a folder needs, directly or through others. */
function reached(folders: Map<string, Set<string>>, from: string): Set<string> {
  const found = new Set<string>()
  const open = [from]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const other of folders.get(next) ?? [])
      if (!found.has(other)) {
        found.add(other)
        open.push(other)
      }
  return found
}

const inCircles = (root: string): string[] => {
  const folders = importsBelow(root)
  return [...folders.keys()].filter((folder) => reached(folders, folder).has(folder))
}

test.each([
  ['apps/site/app', 30],
  ['apps/site/server', 30],
  ['apps/cms/src', 30],
  ['packages/contract/src', 5],
  ['packages/exchange/src', 5],
  ['packages/http/src', 1],
])('no folder of %s needs itself through others', (root, least) => {
  expect(importsBelow(root).size).toBeGreaterThan(least)
  expect(inCircles(root)).toEqual([])
})
