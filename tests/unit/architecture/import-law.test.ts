import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { top } from './sources.ts'

/** One violation of each rule in import-laws.json: its file and its code. */
const violations: [law: string, file: string, code: string][] = [
  ['the contract imports only Zod', 'packages/contract/src/index.ts', `import 'hono'`],
  ['the contract uses nothing of Node', 'packages/contract/src/list-paths.ts', `import 'node:fs'`],
  [
    'the contract imports no app',
    'packages/contract/src/openapi.ts',
    `export { site } from '../../../apps/site/server/site.ts'`,
  ],
  ['scripts run without the tools', 'scripts/start.mjs', `import '../tools/sbom/sbom.mjs'`],
  ['packages/http knows no Payload', 'packages/http/src/a.ts', `import 'payload'`],
  ['packages/http knows no React', 'packages/http/src/b.ts', `import 'react-dom/server'`],
  ['packages/http knows no content', 'packages/http/src/c.ts', `import '@nagardwar/contract'`],
  [
    'the desk imports nothing of the site',
    'apps/cms/src/payload.config.ts',
    `import '../../site/app/root.tsx'`,
  ],
  [
    'the site imports nothing of the desk',
    'apps/site/server/site.ts',
    `import '../../cms/src/configuration.ts'`,
  ],
  ['the site’s server knows no Payload', 'apps/site/server/run.ts', `import '@payloadcms/ui'`],
  ['the site’s server knows no React', 'apps/site/server/listener.ts', `import 'react-dom/server'`],
  ['the app imports nothing of the server', 'apps/site/app/root.tsx', `import '../server/config.ts'`],
  ['the browser gets no Zod', 'apps/site/app/i18n/format.ts', `import '@nagardwar/contract'`],
  [
    'no page imports another',
    'apps/site/app/routes/roads/route.tsx',
    `export { default } from '../schools/route.tsx'`,
  ],
  [
    'nor does the route of all other addresses',
    'apps/site/app/routes/dynamic/route.tsx',
    `import '../schools/route.tsx'`,
  ],
  ['nothing imports a page', 'apps/site/app/entry.client.tsx', `import './routes/roads/route.tsx'`],
  [
    'components do not know the API',
    'apps/site/app/components/button/button.tsx',
    `import type { Source } from '../../api/source.ts'\nexport type Given = Source`,
  ],
  [
    'components do not fetch',
    'apps/site/app/components/useful/useful.tsx',
    `export const answer = await fetch('/api')`,
  ],
  ['one module reads the environment', 'apps/site/server/log.ts', `console.log(process.env.PATH)`],
  [
    'one module of the desk reads the environment',
    'apps/cms/src/api/lists.ts',
    `console.log(process.env.PATH)`,
  ],
  [
    'no module imports itself in a circle',
    'apps/site/app/routes/offline/present.ts',
    `export { default } from './route.tsx'`,
  ],
]

const allowed: [what: string, file: string, code: string][] = [
  ['Zod in the contract', 'packages/contract/src/year.ts', `import 'zod'`],
  [
    'a file beside the page',
    'apps/site/app/routes/roads/present.ts',
    `import './a.ts'\nimport '../../i18n/format.ts'`,
  ],
  [
    'the contract without Zod in the browser',
    'apps/site/app/api/page.ts',
    `import '@nagardwar/contract/browser'`,
  ],
  ['the lists fetched by the API of the app', 'apps/site/app/api/list.ts', `export const a = fetch('/api')`],
  ['the environment in the configuration', 'apps/site/server/config.ts', `console.log(process.env.PATH)`],
]

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-laws-'))
const findings = new Map<string, string[]>()

beforeAll(() => {
  for (const file of ['biome.json', 'import-laws.json']) cpSync(path.join(top, file), path.join(folder, file))
  const circle = ['', 'apps/site/app/routes/offline/route.tsx', `import './present.ts'\nexport default 1`]
  for (const [, file = '', code = ''] of [...violations, ...allowed, circle]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${code}\n`)
  }
  const biome = path.join(top, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const file = String(location.path)
    findings.set(file, [...(findings.get(file) ?? []), category])
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

const laws = /noRestrictedImports|noRestrictedGlobals|noProcessEnv|noImportCycles/
const broken = (file: string) => (findings.get(file) ?? []).filter((category) => laws.test(category))

describe('the style check refuses an import that breaks a law', () => {
  test.each(violations)('%s', (_, file) => expect(broken(file)).toHaveLength(1))
  test.each(allowed)('and allows %s', (_, file) => expect(broken(file)).toEqual([]))
})

test('the laws name folders that exist', () => {
  const named = [...violations, ...allowed].map(([, file]) => path.dirname(file))
  expect(named.filter((place) => !existsSync(path.join(top, place)))).toEqual([])
})
