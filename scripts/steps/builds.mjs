import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, freemem } from 'node:os'
import path from 'node:path'
import { checkSpace } from './machine.mjs'
import { at } from './repository.mjs'
import { run } from './run.mjs'

const builds = [
  {
    name: 'site',
    app: 'apps/site',
    output: 'build',
    sources: ['apps/site', 'packages', 'package-lock.json'],
  },
  {
    name: 'staff desk',
    app: 'apps/cms',
    output: '.next',
    sources: ['apps/cms', 'packages', 'package-lock.json'],
  },
]
const notSource = new Set(['node_modules', 'data', '.react-router', 'next-env.d.ts', 'importMap.js', 'tests'])

const outputs = new Set(builds.map(({ app, output }) => at(app, output)))

const filesBelow = (place) =>
  readdirSync(place, { withFileTypes: true })
    .filter(
      (entry) =>
        !notSource.has(entry.name) &&
        !outputs.has(path.join(place, entry.name)) &&
        !entry.name.endsWith('.tsbuildinfo') &&
        !entry.name.includes('.test.'),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(path.join(place, entry.name)) : [path.join(place, entry.name)],
    )

/** One hash of everything that goes into a build. */
function hashOf(sources) {
  const hash = createHash('sha256')
  for (const source of sources.map((each) => at(each)))
    for (const file of path.extname(source) ? [source] : filesBelow(source))
      hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

async function build({ name, app, output, sources }, force) {
  const stamp = at(app, output, 'built-from')
  const now = hashOf(sources)
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  checkSpace(700, `build the ${name}`)
  console.log(`Building the ${name} ...`)
  await run('npm', ['run', '--silent', 'build', '-w', app], {
    env: { NODE_ENV: 'production' },
    sentence: `The ${name} could not be built: see the first error above.`,
  })
  // Written last: an interrupted build has no stamp and is repeated.
  writeFileSync(stamp, now)
}

/** In bytes: what both builds may need together. On a small server one waits for the other. */
const roomForBoth = 3 * 2 ** 30

/** Whether this machine can do two heavy things at once. */
export const hasRoomForBoth = () => availableParallelism() > 1 && freemem() > roomForBoth

/** Builds each app whose sources have changed since its last build. */
export async function buildApps({ force = false } = {}) {
  const isRoomy = hasRoomForBoth()
  if (!isRoomy) for (const each of builds) await build(each, force)
  // A build that fails lets the other one end: nothing goes on behind the message.
  const ended = await Promise.allSettled(isRoomy ? builds.map((each) => build(each, force)) : [])
  for (const { status, reason } of ended) if (status === 'rejected') throw reason
}
