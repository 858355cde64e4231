import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import * as tar from 'tar'
import { Failure } from './failure.mjs'
import { at, environment } from './repository.mjs'
import { run } from './run.mjs'

const pinned = JSON.parse(readFileSync(at('tests/old-browsers/chromiums.json'), 'utf8'))
/** The available major versions. */
export const oldChromiums = Object.keys(pinned)
const cache = process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache')
const folderOf = (major) => path.join(cache, 'nagardwar', `chromium-${major}`)
/** Libraries that the package contains for machines that lack them; each version has them in another file. */
const packs = ['swiftshader', 'al2023', 'al2', 'aws']

/**
 * An old Chromium for Linux on x64, of a package that carries a whole browser (@sparticuz/chromium and the one before it). It is fetched when
 * a test asks for it (50 MB), never with the dependencies: a council does not need it. Returns how to launch it.
 */
export async function oldChromium(major) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Failure(`There is no Chromium ${major} for this machine: they are built for Linux on x64.`)
  const folder = folderOf(major)
  if (!existsSync(path.join(folder, 'chromium'))) await fetchInto(folder, pinned[major])
  const libraries = packs.map((pack) => path.join(folder, pack, 'lib')).filter(existsSync)
  return { path: path.join(folder, 'chromium'), env: { LD_LIBRARY_PATH: libraries.join(':') } }
}

/** Visits every page of the council at `env.SITE_URL` with it. Only on Linux x64; elsewhere CI does it. */
export async function testOldBrowser(major, env) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return console.log(`There is no Chromium ${major} for this machine: its tests are skipped.`)
  const { path: program, env: libraries } = await oldChromium(major)
  await run('playwright', ['test', '--config', 'tests/old-browsers/playwright.config.ts'], {
    env: { ...env, OLD_CHROMIUM_PATH: program, OLD_CHROMIUM_LIBRARIES: libraries.LD_LIBRARY_PATH },
    sentence: `tests on Chromium ${major} failed.`,
  })
}

async function fetchInto(folder, { package: carrier = '@sparticuz/chromium', version, integrity }) {
  const name = `${carrier}@${version}`
  console.log(`Fetching ${name} for the tests on old browsers ...`)
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const packed = spawnSync('npm', ['pack', name, '--silent', '--pack-destination', fresh], {
    env: environment(),
    encoding: 'utf8',
  })
  const file = readdirSync(fresh)[0]
  if (packed.status !== 0 || !file) throw new Failure(`${name} cannot be fetched.\n${packed.stderr}`)
  const archive = path.join(fresh, file)
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (`sha512-${hash}` !== integrity) throw new Failure(`${name} is not the one that chromiums.json names.`)
  await tar.extract({ file: archive, cwd: fresh })
  await unpack(path.join(fresh, 'package/bin'), fresh)
  for (const rest of [archive, path.join(fresh, 'package')]) rmSync(rest, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
}

async function unpack(bin, folder) {
  for (const pack of packs.filter((each) => existsSync(path.join(bin, `${each}.tar.br`)))) {
    const archive = path.join(folder, `${pack}.tar`)
    writeFileSync(archive, brotliDecompressSync(readFileSync(path.join(bin, `${pack}.tar.br`))))
    mkdirSync(path.join(folder, pack))
    await tar.extract({ file: archive, cwd: path.join(folder, pack) })
    rmSync(archive)
  }
  const browser = path.join(folder, 'chromium')
  writeFileSync(browser, brotliDecompressSync(readFileSync(path.join(bin, 'chromium.br'))))
  chmodSync(browser, 0o755)
}
