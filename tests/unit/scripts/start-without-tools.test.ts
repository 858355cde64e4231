import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../../../scripts/steps/repository.mjs'

type Package = { dependencies?: object; devDependencies?: object }
const packageOf = (folder: string): Package => JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))
const namesIn = ({ dependencies = {}, devDependencies = {} }: Package): string[] =>
  Object.keys({ ...dependencies, ...devDependencies })

const workspaces = ['packages/contract', 'packages/exchange', 'packages/http', 'apps/site', 'apps/cms']
const installed = new Set(workspaces.flatMap((folder) => namesIn(packageOf(folder))))
const root = packageOf('.')
/** What `npm start` does not install (docs/decisions/0066). */
const tools = Object.keys(root.devDependencies ?? {}).filter((name) => !installed.has(name))

const isForTests = (file: string): boolean =>
  /\.test\.tsx?$|\/(?:tests|testing|bench|node_modules|build|\.next|\.react-router)\/|vitest\.config/.test(
    file,
  )

/** The packages that a file names where it imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(at(file), 'utf8').matchAll(/(?:^|\s|\()(?:from|import)[ (]'([^'.][^']*)'/g)].map(
    ([, name = '']) => name,
  )

test('what builds and runs imports no tool, for a start installs none', () => {
  const files = globSync('{apps,packages}/**/*.{ts,tsx,mjs}', { cwd: at('.') }).filter(
    (file) => !isForTests(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => tools.some((tool) => name === tool || name.startsWith(`${tool}/`)))
      .map((name) => `${file}: ${name}`),
  )
  expect(tools).toContain('vitest')
  expect(wrong).toEqual([])
})

test('a start installs what commands of an operator need, in the versions of the root', () => {
  const { dependencies = {} } = packageOf('apps/cms')
  expect(dependencies).toMatchObject(root.dependencies ?? {})
})
