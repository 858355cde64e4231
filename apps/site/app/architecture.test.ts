import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const app = path.dirname(fileURLToPath(import.meta.url))
const isTest = (file: string) => /\.test\.tsx?$|^testing\//.test(file)
const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !file.endsWith('.d.ts'))
const shipped = files.filter((file) => !isTest(file))

const textOf = (file: string) =>
  readFileSync(path.join(app, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const filesWith = (pattern: RegExp) => shipped.filter((file) => pattern.test(textOf(file)))
const pageOf = (file: string) => /^routes\/([^/]+)\//.exec(file)?.[1]

// import-laws.json has the import rules, which Biome checks.
test('numbers and dates are written by one module (a Segmenter only counts)', () => {
  expect(filesWith(/\bIntl\.(?!Segmenter)|toLocale(Date|Time)?String/)).toEqual(['i18n/format.ts'])
})

test('every style sheet has a name of its own, because its classes are named after it', () => {
  const sheets = globSync('**/*.module.css', { cwd: app })
  const names = sheets.map((sheet) => path.basename(sheet))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  // A class name consists of the style sheet's name, an underscore and its own name, so neither may contain an
  // underscore.
  const classes = sheets.flatMap((sheet) =>
    readFileSync(path.join(app, sheet), 'utf8').match(/\.[a-z][\w-]*/gi),
  )
  expect([...names, ...classes].filter((name) => name?.includes('_'))).toEqual([])
})

describe('every page', () => {
  const routes = globSync('routes/*/route.tsx', { cwd: app })

  test('is in the site map', () => {
    const siteMap = textOf('routes.ts')
    expect(routes.map(pageOf).filter((page) => !siteMap.includes(`'${page}'`))).toEqual([])
  })

  test('loads in the browser as on the server', () => {
    const complete = (file: string) =>
      ['loader', 'clientLoader', 'shouldRevalidate', 'handle'].every((name) =>
        new RegExp(`export (const|async function) ${name}\\b`).test(textOf(file)),
      )
    expect(routes.filter((file) => !complete(file))).toEqual([])
  })

  test('has tests beside it, or beside what the server knows for it', () => {
    const tested = new Set(files.filter((file) => /\.test\.tsx?$/.test(file)).map(pageOf))
    const isTestedAtServer = (page = '') => existsSync(path.join(app, `../server/${page}/${page}.test.ts`))
    expect(routes.map(pageOf).filter((page) => !tested.has(page) && !isTestedAtServer(page))).toEqual([])
  })
})
