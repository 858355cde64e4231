import { isGone, open, openPlain, type Reader, sees, seesText, until } from './reader.ts'

/** What a resident does, from the first page to its end. `site` is the origin of the council under test. */
export type Journey = { name: string; run(reader: Reader, site: string): Promise<void> }

const main = 'main'
const send = 'main form button[type=submit]'
const chatField = 'input:not([type])[aria-describedby$=hint]'
const cookieQuestion = 'section[data-nosnippet]'
const answers = {
  name: 'कविता पाटील',
  mobile: '0251-555-0140',
  subject: 'Lamp',
  email: 'kavita@council.example',
  feedback: 'The lamp at the lake is dark.',
}

async function writeFeedback(reader: Reader): Promise<void> {
  for (const [field, answer] of Object.entries(answers)) await reader.fill(`#field-${field}`, answer)
  await reader.click(send)
  await seesText(reader, main, 'Your reference number:')
}

/** The third failure of a visit is not waited for: script is off until the tab is closed (decision 0047). */
const giveUpScript = () => {
  window.name = 'script-failures=2'
}

export const journeys: readonly Journey[] = [
  {
    name: 'home and cookies',
    async run(reader, site) {
      await open(reader, `${site}/`)
      await sees(reader, cookieQuestion)
      await reader.click(`${cookieQuestion} button`)
      await until(reader, 'the question is answered', isGone, cookieQuestion)
    },
  },
  {
    name: 'menu and page',
    async run(reader, site) {
      await open(reader, `${site}/roads`)
      await reader.click('#menu-button')
      await sees(reader, '#menu')
      await reader.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('#menu button')]
        const entry = buttons.find((button) => button.textContent?.includes('City Profile'))
        entry?.setAttribute('data-wanted', '')
      })
      await reader.click('[data-wanted]')
      await sees(reader, '#menu a[href="/schools"]')
      await reader.click('#menu a[href="/schools"]')
      await seesText(reader, 'h1', 'Schools')
    },
  },
  {
    name: 'language',
    async run(reader, site) {
      await open(reader, `${site}/roads`)
      await reader.click('header a[hreflang=mr]')
      await until(reader, 'the page is in Marathi', () => document.documentElement.lang === 'mr')
      await seesText(reader, 'h1', 'रस्ते')
      await reader.click('header a[hreflang=en]')
      await seesText(reader, 'h1', 'Roads')
    },
  },
  {
    name: 'table',
    async run(reader, site) {
      await open(reader, `${site}/mr/roads`)
      await until(reader, 'the table has rows', () => document.querySelectorAll('main tbody tr').length > 1)
      await until(
        reader,
        'no wider than the screen',
        () => document.documentElement.scrollWidth <= window.innerWidth,
      )
    },
  },
  {
    name: 'form',
    async run(reader, site) {
      await open(reader, `${site}/contact`)
      await reader.click(send)
      await seesText(reader, main, 'Name is required')
      await writeFeedback(reader)
    },
  },
  {
    name: 'search',
    async run(reader, site) {
      await open(reader, `${site}/search`)
      await reader.fill('main input[type=search]', 'पाणी')
      await reader.press('Enter')
      await sees(reader, 'main li mark')
    },
  },
  {
    name: 'gallery',
    async run(reader, site) {
      await open(reader, `${site}/photos`)
      await reader.click('main a[aria-haspopup=dialog]')
      await sees(reader, '[role=dialog] img')
      await reader.press('Escape')
      await until(reader, 'the picture is closed', isGone, '[role=dialog]')
    },
  },
  {
    name: 'chat',
    async run(reader, site) {
      await open(reader, `${site}/roads`)
      const chat = 'button.scripted[aria-expanded]'
      await reader.click(chat)
      await sees(reader, chatField)
      await reader.fill(chatField, 'नमस्कार')
      await reader.press('Escape')
      await until(reader, 'the chat is closed', isGone, chatField)
    },
  },
  {
    name: 'form without script',
    async run(reader, site) {
      await openPlain(reader, `${site}/contact`)
      await reader.evaluate(giveUpScript)
      await openPlain(reader, `${site}/contact`)
      await until(reader, 'no script is started', () => document.documentElement.dataset.script === undefined)
      await writeFeedback(reader)
    },
  },
]

/** Below the floor no script is started: the page is read, its menu is a list, and its form is sent. */
export const plainJourneys: readonly Journey[] = [
  {
    name: 'menu and page',
    async run(reader, site) {
      await openPlain(reader, `${site}/roads`)
      await reader.click('#menu a[href="/schools"]')
      await seesText(reader, 'h1', 'Schools')
    },
  },
  {
    name: 'language',
    async run(reader, site) {
      await openPlain(reader, `${site}/roads`)
      await reader.click('header a[hreflang=mr]')
      await seesText(reader, 'h1', 'रस्ते')
    },
  },
  {
    name: 'table',
    async run(reader, site) {
      await openPlain(reader, `${site}/mr/roads`)
      await until(reader, 'the table has rows', () => document.querySelectorAll('main tbody tr').length > 1)
    },
  },
  {
    name: 'search',
    async run(reader, site) {
      await openPlain(reader, `${site}/search`)
      await reader.fill('main input[type=search]', 'पाणी')
      await reader.press('Enter')
      await sees(reader, 'main li mark')
    },
  },
  {
    name: 'form without script',
    async run(reader, site) {
      await openPlain(reader, `${site}/contact`)
      await writeFeedback(reader)
    },
  },
]
