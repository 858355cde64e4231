import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at, pinnedNode } from '../../scripts/steps/repository.mjs'
import { compare, startOnOneCore } from './cached.mjs'
import { onCore, output, somePort, startProgram, untilFirstAnswer } from './process.mjs'
import { perSecond, row } from './table.mjs'

// Below the repository, because Next looks for React in the folders above its app.
const folder = at('node_modules/.cache/nagardwar-bench/next')
const next = at('node_modules/next/dist/bin/next')

/** A minimal Next app with one page, rendered at build time from the body of our page. */
async function buildPage(html) {
  const body = /<body>([\s\S]*?)<script/.exec(html)?.[1] ?? ''
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'app'), { recursive: true })
  const files = {
    'package.json': '{ "type": "module" }',
    'next.config.js': 'export default { poweredByHeader: false }',
    'app/layout.js':
      "import { createElement as h } from 'react'\nexport default ({ children }) => h('html', { lang: 'en' }, h('body', null, children))",
    'app/page.js': `import { createElement as h } from 'react'\nconst html = ${JSON.stringify(body)}\nexport default () => h('div', { dangerouslySetInnerHTML: { __html: html } })`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  await output(pinnedNode(), [next, 'build', '--webpack'], { cwd: folder, env: { NODE_ENV: 'production' } })
}

async function startNext() {
  const port = await somePort()
  const [program, args] = onCore('0', pinnedNode(), [next, 'start', '-p', String(port), '-H', '127.0.0.1'])
  const running = startProgram(program, args, { cwd: folder, env: { NODE_ENV: 'production' } })
  const origin = `http://127.0.0.1:${port}`
  await untilFirstAnswer(`${origin}/`)
  return { origin, ...running }
}

/** A cached page against one that Next rendered at build time, one core each. */
export async function measureNext(subject, { isShort }) {
  const council = await subject.council()
  const site = await startOnOneCore(council)
  try {
    await buildPage(await (await fetch(`${site.origin}/`)).text())
    const other = await startNext()
    const [own, theirs] = await compare([site.origin, other.origin], isShort ? 2 : 5).finally(other.stop)
    const measured = `${(own / theirs).toFixed(1)} × (${perSecond(own)} against ${perSecond(theirs)})`
    return [
      row('Cached page against a static Next.js page, one core', '≥ 15 ×', measured, own / theirs >= 15),
    ]
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
