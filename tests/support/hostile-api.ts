import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listAtPath } from '@nagardwar/contract'
import { exampleFetch, exampleRoot } from '@nagardwar/contract/examples'

/** Sets a mark that a test looks for, with different quotes and tags. */
const run = 'window.stolen=1'

/** Texts that an attacker could store on the council's server to run scripts in readers' browsers. */
export const poisons: readonly string[] = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `"><img src=x onerror="${run}">`,
  `'><svg onload=${run}>`,
  `</style><script>${run}</script><style>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}//.pdf`,
  ` \t\njava\nscript:${run}`,
  `\u0001javascript:${run}`,
  `data:text/html,<script>parent.${run}</script>`,
  `vbscript:${run}`,
  `//evil.example/a.pdf`,
  `/\\evil.example`,
  `https://evil.example" onclick="${run}`,
  `https://[evil`,
  `https://evil.example:999999/`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `$t(${run})`,
  `__proto__`,
  `constructor`,
  `__proto__:polluted`,
  `constructor:prototype`,
  `%zz%`,
  `/%`,
  `\u202egnp.exe\u2066`,
  '\ud800 half of a character',
  '\u0000\u0007\u001b[31m',
  'क\u094d\u200d\u0301'.repeat(400),
  `<!--${run}-->\u2028\u2029<![CDATA[`,
  `<a href="javascript:${run}">x</a> www.evil.example" onmouseover="${run}`,
]

const structural = new Set(['id', 'language_code', 'status', 'files'])

/** The same value with an attack in every text. */
function poisoned(value: unknown, poison: string): unknown {
  if (typeof value === 'string') return poison
  if (Array.isArray(value)) return value.map((each) => poisoned(each, poison))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inside]) => [
      field,
      structural.has(field) ? inside : poisoned(inside, poison),
    ]),
  )
}

type Row = Record<string, unknown>

/** A row for each attack, with it in all fields, beside rows with one attacked field each. */
function hostileRows(rows: readonly Row[], turn: number): Row[] {
  const [first] = rows
  if (!first) return []
  const whole = poisons.map((poison) => poisoned(first, poison) as Row)
  const single = Object.keys(first)
    .filter((field) => !structural.has(field))
    .map((field, n) => ({
      ...first,
      [field]: poisoned(first[field], poisons[(turn + n) % poisons.length] ?? ''),
    }))
  const ordered = [...single.slice(turn), ...single.slice(0, turn), ...rows, ...whole]
  return ordered.map((row, n) => ({ ...row, id: n + 1 }))
}

/** The contract's examples from a hostile server. `turn` chooses the first attack. */
export async function startHostileApi() {
  const ask = exampleFetch()
  const state = { turn: 0, settingsAsked: 0 }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const example = await ask(exampleRoot.replace('/api', '') + request.url)
    if (pathname === '/api/settings' && searchParams.get('lang') === 'en') state.settingsAsked++
    const isList = listAtPath(pathname.replace(/^\/api/, '')) !== undefined
    const type = example.headers.get('content-type') ?? 'application/json'
    if (!isList || !example.ok) {
      response.writeHead(example.status, { 'content-type': type })
      response.end(Buffer.from(await example.arrayBuffer()))
      return
    }
    const answer = (await example.json()) as Row[] | { data: Row[] }
    const rows = hostileRows(Array.isArray(answer) ? answer : answer.data, state.turn)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(Array.isArray(answer) ? rows : { data: rows }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    state,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
