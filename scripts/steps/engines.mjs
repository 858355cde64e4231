import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { oldestChrome } from './floor.mjs'
import { oldChromium, oldChromiums } from './old-chromium.mjs'
import { freePort } from './ports.mjs'
import { installPackages, onPath } from './system-package.mjs'

/** Chrome 92 has no style layers: it stands for all browsers below the site's floor. */
const firstSite = oldestChrome('apps/site')
const firstDesk = oldestChrome('apps/cms')

const firefoxHere = () => process.env.FIREFOX_PATH || ['firefox-esr', 'firefox'].map(onPath).find(Boolean)

/** MiniBrowser of WebKitGTK is in a folder named after the machine and its API version. */
function miniBrowser() {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return undefined
  const places = ['.', ...readdirSync(libraries)].flatMap((folder) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
      path.join(libraries, folder, version, 'MiniBrowser'),
    ),
  )
  return places.find(existsSync)
}

const webkitHere = () => {
  const [driver, browser, screen] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')]
  return driver && browser && screen ? { driver, path: browser } : undefined
}

/** Looks for a program, installs it if this account may, and otherwise says what to install. */
async function found(look, packages, what) {
  const here = look()
  if (here) return here
  console.log(`No ${what} here: installing one for the tests of browsers ...`)
  await installPackages(...packages)
  const installed = look()
  if (installed) return installed
  throw new Failure(
    `The tests need ${what}. On Debian and its kin: apt-get install ${packages.join(' ')}. To leave it out, name the others: npm run test:browsers -- ${oldChromiums.join(' ')}`,
  )
}

async function engine(name) {
  if (name === 'firefox') {
    const program = await found(firefoxHere, ['firefox-esr'], 'Firefox')
    return { name: 'Firefox', kind: 'firefox', path: program, hasDesk: true }
  }
  if (name === 'webkit') {
    const programs = await found(webkitHere, ['webkit2gtk-driver', 'xvfb'], 'WebKit with its driver')
    return { name: 'WebKit (Safari)', kind: 'webkit', ...programs, port: await freePort() }
  }
  const program = await oldChromium(name)
  return {
    name: `Chromium ${name}`,
    kind: 'chromium',
    ...program,
    isBelowFloor: Number(name) < firstSite,
    hasDesk: Number(name) >= firstDesk,
  }
}

const engineNames = ['firefox', 'webkit', ...oldChromiums]

/** The engines to test, in the given order; all by default. */
export async function engines(names) {
  const strangers = names.filter((name) => !engineNames.includes(name))
  if (strangers.length > 0)
    throw new Failure(`There is no browser ${strangers.join(', ')}. There are: ${engineNames.join(', ')}.`)
  const wanted = names.length > 0 ? names : engineNames
  const ready = []
  for (const name of wanted) ready.push(await engine(name))
  return ready
}
