import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deskEntrances } from '../../../apps/cms/tests/entrances/of-staff.ts'
import { siteCalls } from '../../../apps/cms/tests/entrances/of-the-site.ts'
import { at } from '../../../scripts/steps/repository.mjs'
import { siteEntrances } from '../../support/entrances.ts'

const read = (file: string) => readFileSync(at(file), 'utf8')
const section = read('docs/audit/limits.md').split('## Where text comes in\n')[1]?.split('\n## ')[0] ?? ''
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .filter((line) => !line.startsWith('| Entrances of'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()))

test('the table of entrances has those that the tests try, and no others', () => {
  const tried = [...siteEntrances, ...siteCalls, ...deskEntrances].map(({ name }) => name)
  const listed = rows.flatMap(([names = '']) => names.split('; '))
  expect([...new Set(listed)].sort()).toEqual([...new Set(tried)].sort())
})

/** How a body is read: by Payload, by the contract's API, by the site. */
const readsBody =
  /req\.(?:json|formData|text)\?\.\(|addDataAndFileToRequest\(|await (?:readBody|requestBody)\(/

test('every file that reads the body of a request stands in the table', () => {
  const files = ['apps/cms/src', 'apps/site/server'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => `${folder}/${file}`),
  )
  const reading = files.filter((file) => readsBody.test(read(file)))
  expect(reading.length).toBeGreaterThan(30)
  expect(reading.filter((file) => !section.includes(`\`${file.replace(/^apps\//, '')}\``))).toEqual([])
})
