import { askDesk, firstTender, logInAtDesk } from '../../scripts/steps/first-account.mjs'
import { weighPage } from '../../tests/support/page-weight.ts'
import { budgets } from '../../tests/support/weight-budgets.ts'
import { kilobytes, median, milliseconds, row } from './table.mjs'

const usableWithin = 1500

/** Each view with what its reader came for. */
const viewsOf = (tender) => ({
  Today: { path: '', part: '.today-tasks a' },
  'a list': { path: '/collections/tenders', part: '.collection-list tbody td a' },
  'a record': { path: `/collections/tenders/${tender}`, part: '#field-description__mr:enabled' },
  approvals: { path: '/approvals', part: '.approval button' },
})

/** Runs before the page's own script: notes when the part is there and the desk's script has taken over. */
const watch = (part) => {
  const look = () => {
    const hasScript = document.documentElement?.dataset.named !== undefined
    if (hasScript && document.querySelector(part)) globalThis.usable = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

async function timeTo(context, address, part) {
  const page = await context.newPage()
  await page.addInitScript(watch, part)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => globalThis.usable, undefined, { timeout: 60_000 })
  const usable = await page.evaluate(() => globalThis.usable)
  await page.close()
  return usable
}

async function staffContext(browser, cmsUrl, token) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    timezoneId: 'Asia/Kolkata',
  })
  await context.addCookies([
    { name: 'payload-token', value: token, url: cmsUrl },
    { name: 'payload-lng', value: 'mr', url: cmsUrl },
  ])
  return context
}

/** So that the approvals have one to show. */
async function sendOne(cmsUrl, token) {
  const name = { en: 'A pond to approve', mr: 'मंजुरीसाठी तलाव' }
  const { doc } = await (await askDesk(cmsUrl, '/ponds?draft=true', { name }, token)).json()
  await askDesk(cmsUrl, '/approvals/send', { records: [{ list: 'ponds', record: doc.id }] }, token)
}

async function timesOf(browser, { cmsUrl, token, path, part, turns }) {
  const context = await staffContext(browser, cmsUrl, token)
  const times = []
  for (let turn = 0; turn <= turns; turn++) times.push(await timeTo(context, `${cmsUrl}/admin${path}`, part))
  await context.close()
  const [first, ...later] = times
  return { first, usual: median(later) }
}

async function scriptOf(browser, { cmsUrl, token, path }) {
  const context = await staffContext(browser, cmsUrl, token)
  const { byKind } = await weighPage(await context.newPage(), `${cmsUrl}/admin${path}`)
  await context.close()
  return byKind.script
}

/** How long staff wait for the views of their day, and how much script they load for them. */
export async function measureDesk(subject, { isShort }) {
  const { cmsUrl } = await subject.council()
  const browser = await subject.browser()
  const token = await logInAtDesk(cmsUrl)
  await sendOne(cmsUrl, token)
  const rows = []
  for (const [name, { path, part }] of Object.entries(viewsOf(await firstTender(cmsUrl, token)))) {
    const asked = { cmsUrl, token, path, part, turns: isShort ? 3 : 7 }
    // The first answer of a new desk waits for its code.
    await timesOf(browser, { ...asked, turns: 0 })
    const { first, usual } = await timesOf(browser, asked)
    const script = await scriptOf(browser, asked)
    const measured = `${milliseconds(usual)} (a browser's first visit ${milliseconds(first)})`
    rows.push(row(`Desk, ${name}: usable`, `≤ ${usableWithin} ms`, measured, usual <= usableWithin))
    rows.push(
      row(
        `Desk, ${name}: script`,
        `≤ ${kilobytes(budgets.deskScript)}`,
        kilobytes(script),
        script <= budgets.deskScript,
      ),
    )
  }
  return rows
}
