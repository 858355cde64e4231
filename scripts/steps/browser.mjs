import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Failure } from './failure.mjs'
import { environment, root } from './repository.mjs'
import { installPackages, mayInstall, onPath } from './system-package.mjs'

const installed = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const quietly = (program, args) =>
  spawnSync(program, args, { cwd: root, env: environment(), encoding: 'utf8' })
const installedHere = () => installed.map(onPath).find(Boolean)
const shell = 'chromium-headless-shell'

const playwrights = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

const fromSystemPackages = async () => {
  await installPackages('chromium')
  return installedHere()
}

/**
 * The path of the Chromium for the browser tests: CHROMIUM_PATH, or Chromium's headless shell, which draws no windows
 * and so takes two thirds of the processor time, or whatever `findBrowser` finds.
 */
export async function findTestBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (!onPath(shell) && mayInstall) await installPackages(shell)
  return onPath(shell) ?? findBrowser()
}

/**
 * The path of a whole Chromium: CHROMIUM_PATH, or an installed Chromium or Chrome, or Playwright's,
 * or the system's package, which is installed if necessary.
 */
export async function findBrowser() {
  const found = process.env.CHROMIUM_PATH || installedHere() || playwrights()
  if (found) return found
  console.log('No Chromium here: installing one for the browser tests ...')
  quietly('npx', ['playwright', 'install', 'chromium'])
  const fetched = playwrights() ?? (await fromSystemPackages())
  if (!fetched) throw new Failure('The browser tests need Chromium: install it, or set CHROMIUM_PATH to it.')
  return fetched
}
