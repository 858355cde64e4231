import { askDesk, firstTender, logInAtDesk } from '../../scripts/steps/first-account.mjs'
import { weighPage } from '../../tests/support/page-weight.ts'
import { budgets } from '../../tests/support/weight-budgets.ts'
import { kilobytes, median, milliseconds, row } from './table.mjs'

const field = '#field-description__mr:enabled'

/** Each view with what its reader came for, and in how many milliseconds it is wanted. */
const viewsOf = (tender) => ({
  Today: { path: '', part: '.today-tasks a', within: 1500 },
  'a list': { path: '/collections/tenders', part: '.collection-list tbody td a', within: 1000 },
  'a record': { path: `/collections/tenders/${tender}`, part: field, within: 1500 },
  'a new record': { path: '/collections/tenders/create', part: field, within: 1500 },
  approvals: { path: '/approvals', part: '.approval button', within: 1500 },
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

/**
 * Milliseconds of the server's answer, and of the page's own work: its script, and style and layout. In bytes: the
 * document as it is unpacked.
 */
async function partsOf(page, devTools) {
  const { metrics } = await devTools.send('Performance.getMetrics')
  const of = (name) => metrics.find((each) => each.name === name).value * 1000
  const answer = await page.evaluate(() => {
    const [{ requestStart, responseEnd, decodedBodySize }] = performance.getEntriesByType('navigation')
    return { server: responseEnd - requestStart, document: decodedBodySize }
  })
  const drawing = of('RecalcStyleDuration') + of('LayoutDuration')
  return { ...answer, script: of('ScriptDuration'), drawing }
}

async function timeTo(context, address, part) {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Performance.enable')
  await page.addInitScript(watch, part)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => globalThis.usable, undefined, { timeout: 60_000 })
  const usable = await page.evaluate(() => globalThis.usable)
  const parts = await partsOf(page, devTools)
  await page.close()
  return { usable, ...parts }
}

/** From a list, where the desk's script runs already, until the record can be written in. */
async function timeOfClick(browser, { cmsUrl, token, turns, tender }) {
  const context = await staffContext(browser, cmsUrl, token)
  const page = await context.newPage()
  const times = []
  for (let turn = 0; turn <= turns; turn++) {
    await page.goto(`${cmsUrl}/admin/collections/tenders`, { waitUntil: 'networkidle' })
    const link = page.locator(`.collection-list tbody td a[href$="/tenders/${tender}"]`).first()
    const time = await link.evaluate(async (element, wanted) => {
      const began = performance.now()
      element.click()
      while (!document.querySelector(wanted)) await new Promise(requestAnimationFrame)
      return performance.now() - began
    }, field)
    times.push(time)
  }
  await context.close()
  return median(times.slice(1))
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
  const usual = (name) => median(later.map((each) => each[name]))
  return {
    first: first.usable,
    usual: usual('usable'),
    parts: {
      server: usual('server'),
      script: usual('script'),
      drawing: usual('drawing'),
      document: usual('document'),
    },
  }
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
  const tender = await firstTender(cmsUrl, token)
  const turns = isShort ? 3 : 7
  for (const [name, { path, part, within }] of Object.entries(viewsOf(tender))) {
    const asked = { cmsUrl, token, path, part, turns }
    // The first answer of a new desk waits for its code.
    await timesOf(browser, { ...asked, turns: 0 })
    const { first, usual, parts } = await timesOf(browser, asked)
    const script = await scriptOf(browser, asked)
    const measured = `${milliseconds(usual)} (a browser's first visit ${milliseconds(first)})`
    const made = `server ${milliseconds(parts.server)}, script ${milliseconds(parts.script)}, style and layout ${milliseconds(parts.drawing)}`
    rows.push(row(`Desk, ${name}: usable`, `≤ ${within} ms`, measured, usual <= within))
    rows.push(row(`Desk, ${name}: of it`, undefined, made))
    rows.push(
      row(
        `Desk, ${name}: document, unpacked`,
        `≤ ${kilobytes(budgets.deskDocument)}`,
        kilobytes(parts.document),
        parts.document <= budgets.deskDocument,
      ),
    )
    rows.push(
      row(
        `Desk, ${name}: script`,
        `≤ ${kilobytes(budgets.deskScript)}`,
        kilobytes(script),
        script <= budgets.deskScript,
      ),
    )
  }
  const click = await timeOfClick(browser, { cmsUrl, token, turns, tender })
  rows.push(
    row('Desk, a record after the click in its list', '≤ 1500 ms', milliseconds(click), click <= 1500),
  )
  return rows
}
