import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const top = path.join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(top, file), 'utf8')
const packageOf = (folder: string) => JSON.parse(read(path.join(folder, 'package.json')))
const project = packageOf('.')
const packages = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(path.join(top, folder)).map((name) => path.join(folder, name)),
)

test('the Docker image is built and run on the Node of package.json', () => {
  const file = read('Dockerfile')
  expect(/^ARG NODE_IMAGE=node:([\d.]+)-/m.exec(file)?.[1]).toBe(project.dependencies.node)
  expect([...file.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([
    `\${NODE_IMAGE}`,
    `\${NODE_IMAGE}`,
  ])
})

test.each(packages)('the Docker image installs what %s needs', (folder) => {
  expect(read('Dockerfile')).toContain(`COPY ${folder}/package.json ${folder}/\n`)
})

test('.nvmrc names the Node of package.json', () => {
  expect(read('.nvmrc').trim()).toBe(project.dependencies.node)
})

test.each(packages)('%s has the version of the project, and the changelog names it', (folder) => {
  expect(packageOf(folder).version).toBe(project.version)
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## .*${project.version.replaceAll('.', '\\.')}`, 'm'))
})

test.each(['.', ...packages])('%s pins exact versions', (folder) => {
  const { dependencies = {}, devDependencies = {} } = packageOf(folder)
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))
    // Left to the demo council's documents, which are on their way out of the desk.
    .filter(([name]) => name !== '@types/pdfkit')
  expect(loose).toEqual([])
})

test('the CI workflow runs npm scripts that exist', () => {
  const named = [...read('.github/workflows/ci.yml').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !Object.hasOwn(project.scripts, name ?? ''))).toEqual([])
})
