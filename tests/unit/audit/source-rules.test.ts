import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const top = path.join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(top, file), 'utf8')

/** What runs on a council's server or in a reader's browser. */
const sources = globSync(
  ['apps/*/{src,app,server,worker}/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', 'scripts/{*,steps/**/*}.mjs'],
  { cwd: top },
).filter((file) => !/\.test\.tsx?$|\/testing\/|\/migrations\//.test(file))

/** The lines of the sources that have such a thing. */
const linesWith = (thing: RegExp): string[] =>
  sources.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line) => (thing.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )

test('the rules look at the sources of both apps and the commands', () => {
  expect(sources.length).toBeGreaterThan(800)
})

test('nothing is evaluated as code or set as HTML', () => {
  expect(
    linesWith(
      /\beval\(|\bnew Function\(|dangerouslySetInnerHTML|\.innerHTML\s*=[^=]|insertAdjacentHTML|document\.write\(/,
    ),
  ).toEqual([])
})

test('no command of the system is built from a text', () => {
  // spawn and execFile take their arguments as a list, which no shell reads.
  expect(linesWith(/import \{[^}]*\bexec(?:Sync)?\b[^}]*\}.*child_process/)).toEqual([])
  expect(linesWith(/\bshell:\s*true/)).toEqual([])
})

test('what readers or other servers say is bound in statements', () => {
  for (const name of [
    'platform/database/page-opinions',
    'platform/database/added-counts',
    'platform/database/changed-at',
  ]) {
    const code = read(`apps/cms/src/${name}.ts`)
    expect(code, name).toMatch(/sql`(?:INSERT|UPDATE)/)
    expect(code, name).not.toMatch(/runSql\(\s*[^,]+,\s*`/)
  }
})

test('random numbers come from the system’s generator alone', () => {
  expect(linesWith(/Math\.random/)).toEqual([])
})

test('cryptography is of known libraries, without weak hashes and ciphers', () => {
  const weak = /(?:createHash|createHmac|pbkdf2\w*)\(\s*['"](?:md4|md5|sha1|ripemd\w*)['"]/i
  expect(linesWith(weak)).toEqual([])
  const ciphers = linesWith(/\bcipher = ['"]|createCipheriv\(\s*['"]|['"](?:aes|des|rc4|bf)-[\w-]+['"]/i)
  expect(ciphers.sort()).toEqual([
    "apps/cms/src/content/second-factor/secret-box.ts: const cipher = 'aes-256-gcm'",
    "apps/site/app/feedback/tab-store.ts: name: 'AES-GCM',",
    "apps/site/app/feedback/tab-store.ts: return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])",
  ])
  const named = linesWith(/\b(?:alg|enc): ['"](?!SHA-)/).map((line) => line.split(': ')[0])
  expect(named.sort()).toEqual(['apps/cms/src/features/push/vapid.ts', 'apps/site/app/feedback/sealing.ts'])
})

/** The files and folders of the sources that a document names. */
const placesIn = (document: string): string[] =>
  [...read(document).matchAll(/`((?:apps|packages|scripts)\/[^`]+)`/g)].map(([, place = '']) => place)

/** What a list for auditors should name and does not, and what it names and is not there. */
function gaps(document: string, files: Iterable<string>) {
  const listed = placesIn(document)
  const isListed = (file: string) => listed.some((place) => file === place || file.startsWith(`${place}/`))
  return {
    missing: [...new Set(files)].filter((file) => !isListed(file)),
    gone: listed.filter((place) => !existsSync(path.join(top, place))),
  }
}
const filesWith = (thing: RegExp): string[] => linesWith(thing).map((line) => line.split(': ')[0] ?? '')

test('every use of cryptography stands in the list for auditors', () => {
  const files = filesWith(
    /create(?:Hash|Hmac|Cipheriv|Decipheriv|ECDH|PrivateKey)\(|hkdf(?:Sync)?\(|pbkdf2\w*\(|randomBytes\(|getRandomValues\(|\bsubtle\.|from '(?:jose|otpauth|aws4fetch|age-encryption|http_ece)'/,
  )
  expect(files.length).toBeGreaterThan(50)
  expect(gaps('docs/audit/cryptography.md', files)).toEqual({ missing: [], gone: [] })
})

test('every connection that a server opens stands in the list for auditors', () => {
  const inBrowsers = /\.tsx$|^apps\/site\/(?:app|worker)\/|live-alerts|\/use-[a-z-]+\.ts$|\/(?:calls)\.ts$/
  const forTests = /scripts\/steps\/(?:first-account|test-server)\.mjs$/
  const files = filesWith(
    /(?<!\.)\bfetch\(|import \{[^}]*\b(?:request|connect|createConnection)\b[^}]*\} from 'node:|createTransport|new AwsClient|\b(?:postgres|sqlite)Adapter\(/,
  ).filter((file) => !inBrowsers.test(file) && !forTests.test(file))
  expect(files.length).toBeGreaterThan(9)
  expect(gaps('docs/audit/connections.md', files)).toEqual({ missing: [], gone: [] })
})

test('no certificate goes unchecked', () => {
  expect(linesWith(/rejectUnauthorized|NODE_TLS_REJECT|no-verify|checkServerIdentity/)).toEqual([
    // `npm run check-deployment` finds an installation that switched the checks off.
    "scripts/steps/deployment/settings.mjs: const unread = env.NODE_TLS_REJECT_UNAUTHORIZED === '0' ? ['NODE_TLS_REJECT_UNAUTHORIZED=0'] : []",
  ])
})

test('regular expressions are made of constants alone', () => {
  const made = linesWith(/new RegExp\(/).map((line) => line.split(': ')[0])
  const known = [
    // What `npm run check` does to find slow ones.
    'scripts/steps/expressions.mjs',
    'apps/cms/src/api/site-pages.ts',
    'apps/cms/src/content/fields/check.ts',
    'apps/cms/src/content/previews/subject.ts',
    // Texts of the product's own templates, escaped.
    'apps/cms/src/content/council-kinds/reworded.ts',
    'apps/cms/src/platform/maps/place.ts',
    // The hash of a file, in hexadecimal digits.
    'apps/cms/src/platform/files/file-name.ts',
    'apps/site/server/images/modifiers.ts',
    'apps/site/server/search/fold/words.ts',
    'apps/site/server/search/index/asking-words.ts',
    'packages/contract/src/field-patterns.ts',
    'packages/contract/src/no-break.ts',
    'packages/contract/src/opening-hours.ts',
    'packages/exchange/src/sheet/formula.ts',
  ]
  expect([...new Set(made)].filter((file) => !known.includes(file ?? ''))).toEqual([])
})

test('the lockfile has the hash of every package, so that npm refuses another one', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const fetched = Object.entries<{ integrity?: string; link?: boolean }>(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  )
  expect(fetched.length).toBeGreaterThan(700)
  const bare = fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(bare.map(([place]) => place)).toEqual([])
})

test('CI asks for advisories and keeps the list of parts', () => {
  const workflow = read('.github/workflows/ci.yml')
  expect(workflow).toContain('npm audit --omit=dev --audit-level=high')
  expect(workflow).toContain('npm run sbom -- --online --since=')
})
