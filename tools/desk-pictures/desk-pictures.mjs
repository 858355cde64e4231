// `npm run desk:pictures`: takes the pictures of the guide for staff (docs/desk) from a desk with the demo council that
// it starts for this, or from the one that CMS_URL names, whose first account it must be able to make.
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../../scripts/steps/browser.mjs'
import { buildApps } from '../../scripts/steps/builds.mjs'
import { command } from '../../scripts/steps/failure.mjs'
import { askDesk, firstTender, logInAtDesk } from '../../scripts/steps/first-account.mjs'
import { at } from '../../scripts/steps/repository.mjs'
import { startTestCouncil } from '../../scripts/steps/test-council.mjs'

const folder = at('docs/desk/pictures')
const width = 1024
const colours = 64

async function take(browser, { cmsUrl, token, views, language }) {
  const context = await browser.newContext({
    viewport: { width, height: 640 },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kolkata',
  })
  const url = cmsUrl
  await context.addCookies([
    { name: 'payload-token', value: token, url },
    { name: 'payload-lng', value: language, url },
  ])
  await askDesk(url, '/payload-preferences/language', { value: language }, token)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  page.setDefaultNavigationTimeout(120_000)
  for (const [name, view] of Object.entries(views)) {
    await page.goto(`${url}/admin${view}`)
    await page.locator('html[data-named]').waitFor({ state: 'attached' })
    const picture = await page.screenshot()
    await sharp(picture)
      .png({ palette: true, colours, effort: 10 })
      .toFile(path.join(folder, `${name}-${language}.png`))
  }
  await context.close()
}

await command(async () => {
  const known = process.env.CMS_URL
  if (!known) await buildApps()
  const council = known ? { cmsUrl: known, stop: () => undefined } : await startTestCouncil()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const { cmsUrl } = council
    const token = await logInAtDesk(cmsUrl)
    const tender = `/collections/tenders/${await firstTender(cmsUrl, token)}`
    const views = { today: '', tender, settings: '/globals/settings', list: '/collections/tenders' }
    for (const language of ['en', 'mr']) await take(browser, { cmsUrl, token, views, language })
  } finally {
    await browser.close()
    await council.stop()
  }
})
