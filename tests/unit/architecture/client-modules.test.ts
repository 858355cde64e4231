import { expect, test } from 'vitest'
import { read, targetsOf, wayTo } from './import-ways.ts'
import { filesBelow } from './sources.ts'

const contract = '@nagardwar/contract'

test('no part of the desk that runs in the browser brings the contract of servers with it', () => {
  const client = filesBelow('apps/cms/src').filter(
    (file) => /\.tsx?$/.test(file) && read(file).startsWith("'use client'"),
  )
  expect(client.length).toBeGreaterThan(20)
  expect(client.flatMap((file) => wayTo(contract, file)?.join(' → ') ?? [])).toEqual([])
})

test('a way to it would be seen', () => {
  expect(targetsOf("import { lists } from '@nagardwar/contract'")).toEqual(['@nagardwar/contract'])
  expect(targetsOf("import { type Row, lists } from '@nagardwar/contract'")).toEqual(['@nagardwar/contract'])
  expect(targetsOf("import { type Row, type Field } from '@nagardwar/contract'")).toEqual([])
  expect(targetsOf("import type { Row } from '@nagardwar/contract'")).toEqual([])
  expect(wayTo(contract, 'apps/cms/src/content/pages/pages.ts')).toEqual([
    'apps/cms/src/content/pages/pages.ts',
  ])
})
