import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { at, environment } from '../../scripts/steps/repository.mjs'

/** The days on which versions were published, by `name@version`. They never change, so they are kept. */
const kept = at('tools/sbom/released.json')

export const knownDates = (file = kept) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** What npm's registry says of the versions of a package: days by version; nothing if it cannot be asked. */
const askNpm = (name) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['view', name, 'time', '--json'], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const pieces = []
    child.stdout.on('data', (piece) => pieces.push(piece))
    child.on('error', () => resolve({}))
    child.on('close', (status) => resolve(status === 0 ? JSON.parse(Buffer.concat(pieces).toString()) : {}))
  })

/**
 * Asks the registry for the days that are not known yet, four at a time, and keeps them. Returns how many are known
 * and how many parts there are. Days of parts that are gone are forgotten.
 */
export async function learnDates(parts, ask = askNpm, file = kept) {
  const known = knownDates(file)
  const names = [
    ...new Set(parts.filter(({ name, version }) => !known[`${name}@${version}`]).map(({ name }) => name)),
  ]
  const found = new Map()
  const next = async () => {
    for (let name = names.pop(); name; name = names.pop()) found.set(name, await ask(name))
  }
  await Promise.all(Array.from({ length: 4 }, next))
  const dates = parts.flatMap(({ name, version }) => {
    const day = known[`${name}@${version}`] ?? found.get(name)?.[version]?.slice(0, 10)
    return day ? [[`${name}@${version}`, day]] : []
  })
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(dates.sort()), null, 2)}\n`)
  return {
    known: new Set(dates.map(([key]) => key)).size,
    all: new Set(parts.map(({ name, version }) => `${name}@${version}`)).size,
  }
}
