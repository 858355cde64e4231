import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/steps/ports.mjs'
import { pinnedNode } from '../../scripts/steps/repository.mjs'
import { untilAnswers } from '../../scripts/steps/supervisor.mjs'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const configFile = at('apps/site/app/components/look-book/vite.config.ts')
const patience = 300_000

let server: ChildProcess
let browser: Browser
let address: string

beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const options = ['--config', configFile, '--host', '127.0.0.1', '--port', String(port)]
  server = spawn(pinnedNode(), [at('node_modules/vite/bin/vite.js'), ...options], { stdio: 'ignore' })
  await untilAnswers(`${address}/home`)
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}, patience)

afterAll(async () => {
  await browser?.close()
  server?.kill()
})

/** What is wider than its place, and text that is cut off. Parts that scroll, and words for hearing only, are neither. */
const ill = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const named = (element: Element): string =>
      `${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`
    const hasOwnText = ({ childNodes }: Element): boolean =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    const isCut = (element: Element): boolean => {
      const style = getComputedStyle(element)
      const isForHearing = style.clip !== 'auto' || style.clipPath !== 'none' || element.clientWidth <= 1
      if (isForHearing || style.visibility === 'hidden' || !hasOwnText(element)) return false
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
      return (
        (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 3)
      )
    }
    const cut = [...document.querySelectorAll('body *')].filter(isCut).map(named)
    return wide > 0 ? [`the page is ${wide} px wider than the screen`, ...cut] : cut
  })

describe.each(['small', 'one-language', 'large'])('the %s made-up council', (council) => {
  test.each([360, 1366])(
    'has everything in its place, and no text cut off, at %i px',
    async (width) => {
      const page = await browser.newPage({ viewport: { width, height: 800 } })
      for (const path of ['/home', '/page', '/mr/home', '/mr/page']) {
        await page.goto(`${address}${path}?council=${council}`)
        await page.getByRole('contentinfo').waitFor({ timeout: patience })
        expect(await ill(page), path).toEqual([])
      }
      await page.close()
    },
    patience,
  )
})

test(
  'a name that finds no room is seen by this test',
  async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
    await page.goto(`${address}/home?council=large`)
    await page.getByRole('contentinfo').waitFor({ timeout: patience })
    await page.addStyleTag({ content: 'header * { white-space: nowrap !important }' })
    expect(await ill(page)).not.toEqual([])
    await page.close()
  },
  patience,
)
