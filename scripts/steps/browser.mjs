import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Failure } from './failure.mjs'
import { environment, root } from './place.mjs'

const installed = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const quietly = (program, args) =>
  spawnSync(program, args, { cwd: root, env: environment(), encoding: 'utf8' })
const onPath = () => installed.map((name) => quietly('which', [name]).stdout?.trim()).find(Boolean)

const playwrights = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

const fromSystemPackages = () => {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const words of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ]) {
    const [program, ...args] = [...asRoot, ...words]
    quietly(program, args)
  }
  return onPath()
}

/**
 * The Chromium that the browser tests drive: CHROMIUM_PATH, else an installed Chromium or Chrome, else
 * Playwright's, else the system's package, installed if need be. Returns its path.
 */
export function findBrowser() {
  const found = process.env.CHROMIUM_PATH || onPath() || playwrights()
  if (found) return found
  console.log('No Chromium here: installing one for the browser tests ...')
  quietly('npx', ['playwright', 'install', 'chromium'])
  const fetched = playwrights() ?? fromSystemPackages()
  if (!fetched) throw new Failure('The browser tests need Chromium: install it, or set CHROMIUM_PATH to it.')
  return fetched
}
