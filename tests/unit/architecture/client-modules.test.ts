import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, top } from './sources.ts'

/** Imports and re-exports that are there at run time; those of types alone go in the build. */
const statement = /^(?:import|export)\s+(?!type\b)(?:([^'"]*?)from\s+)?['"]([^'"]+)['"]/gm
const isOfTypes = (names = ''): boolean => /^\{\s*(?:type [^,}]+,?\s*)+\}\s*$/.test(names)

const targetsOf = (source: string): string[] =>
  [...source.matchAll(statement)].flatMap(([, names, target = '']) => (isOfTypes(names) ? [] : [target]))

const read = (file: string): string => readFileSync(path.join(top, file), 'utf8')
const isModule = (file: string): boolean => /\.tsx?$/.test(file) && existsSync(path.join(top, file))

/** The way from a module of the browser to the contract with Zod and all names; undefined where there is none. */
function wayToContract(file: string, seen: Set<string>): string[] | undefined {
  if (seen.has(file)) return undefined
  seen.add(file)
  for (const target of targetsOf(read(file))) {
    if (target === '@nagardwar/contract') return [file]
    const next = path.join(path.dirname(file), target)
    const way = target.startsWith('.') && isModule(next) ? wayToContract(next, seen) : undefined
    if (way) return [file, ...way]
  }
  return undefined
}

test('no part of the desk that runs in the browser brings the contract of servers with it', () => {
  const client = filesBelow('apps/cms/src').filter(
    (file) => /\.tsx?$/.test(file) && read(file).startsWith("'use client'"),
  )
  expect(client.length).toBeGreaterThan(20)
  expect(client.flatMap((file) => wayToContract(file, new Set())?.join(' → ') ?? [])).toEqual([])
})

test('a way to it would be seen', () => {
  expect(targetsOf("import { lists } from '@nagardwar/contract'")).toEqual(['@nagardwar/contract'])
  expect(targetsOf("import { type Row, lists } from '@nagardwar/contract'")).toEqual(['@nagardwar/contract'])
  expect(targetsOf("import { type Row, type Field } from '@nagardwar/contract'")).toEqual([])
  expect(targetsOf("import type { Row } from '@nagardwar/contract'")).toEqual([])
  expect(wayToContract('apps/cms/src/content/pages/pages.ts', new Set())).toEqual([
    'apps/cms/src/content/pages/pages.ts',
  ])
})
