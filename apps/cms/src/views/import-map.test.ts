import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sources = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(sources, file), 'utf8')

it('every part of our own that the desk names is in its import map, without which Payload leaves it out', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const named = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => read(file).match(/(?<=')\/(?:[a-z-]+\/)+[a-z-]+\.tsx#[A-Za-z]+(?=')/g) ?? [])
  expect(named.length).toBeGreaterThan(70)
  const map = read('app/(payload)/admin/importMap.js')
  expect(named.filter((part) => !map.includes(`"${part}"`))).toEqual([])
})
