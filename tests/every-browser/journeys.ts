import sharp from 'sharp'
import { isGone, open, openPlain, type Reader, sees, seesText, until } from './reader.ts'

/** What residents do, from the first page to the last. `site` is the origin of the council under test. */
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

/** The server returns a form that was filled in sooner than a hand can: a driver is quick, and the page may be new. */
const isOldEnough = (): boolean => {
  const made = document.querySelector<HTMLInputElement>('main input[name=made]')?.value ?? ''
  return Date.now() - Date.parse(made) > 4000
}

async function writeFeedback(reader: Reader): Promise<void> {
  await until(reader, 'the page is as old as one that a hand has filled in', isOldEnough)
  for (const [field, answer] of Object.entries(answers)) await reader.fill(`#field-${field}`, answer)
  await reader.click(send)
  await seesText(reader, main, 'Your reference number:')
}

async function answerCookies(reader: Reader): Promise<void> {
  await sees(reader, cookieQuestion)
  await reader.click(`${cookieQuestion} button`)
  await until(reader, 'the question is answered', isGone, cookieQuestion)
}

/** The third failure of a visit is not tested: JavaScript is off until the tab is closed (decision 0047). */
const giveUpScript = () => {
  window.name = 'script-failures=2'
}

const isDraftKept = (): boolean => sessionStorage.getItem('draft') !== null
const has = (field: string, text: string): boolean =>
  document.querySelector<HTMLInputElement>(field)?.value === text

/** WebKit gave the empty mark of a list item a line of its own, above what stands in it. */
const haveNoEmptyLine = (): boolean =>
  [...document.querySelectorAll('main ul[class] > li')].every((item) => {
    const first = [...item.children].find((part) => part.getBoundingClientRect().height > 0)
    if (!first || getComputedStyle(item).display !== 'list-item') return true
    const edge = Number.parseFloat(getComputedStyle(item).paddingTop) + item.clientTop
    return first.getBoundingClientRect().top - item.getBoundingClientRect().top - edge < 8
  })

/** WebKit draws a list of choices in the system's colours, unless the style says that it is drawn here. */
const isDrawnHere = (): boolean =>
  [...document.querySelectorAll('header select, #menu select')].every(
    (choice) => getComputedStyle(choice).appearance === 'none',
  )

const isListOpen = (): boolean => {
  const button = document.querySelector('#menu button[aria-controls]')
  const list = document.getElementById(button?.getAttribute('aria-controls') ?? '')
  return (
    button?.getAttribute('aria-expanded') === 'true' &&
    list !== null &&
    getComputedStyle(list).opacity === '1'
  )
}

/** A part of the open list with words of it. */
const placeOfList = () => {
  const { left, top } = (document.querySelector('#menu ul ul') as Element).getBoundingClientRect()
  return { left: Math.round(left) + 20, top: Math.round(top) + 20, width: 200, height: 100 }
}

const isAtTop = (): boolean => {
  const pictures = document.querySelector('main section ul')
  const first = pictures?.querySelector('img')
  if (!pictures || !first) return false
  return Math.abs(first.getBoundingClientRect().top - pictures.getBoundingClientRect().top) < 1
}

export const journeys: readonly Journey[] = [
  {
    name: 'home and cookies',
    async run(reader, site) {
      await open(reader, `${site}/`)
      await until(reader, 'the first picture begins at the top of its place', isAtTop)
      await until(reader, 'no item of a list begins with an empty line', haveNoEmptyLine)
      await answerCookies(reader)
    },
  },
  {
    name: 'menu and page',
    async run(reader, site) {
      await open(reader, `${site}/roads`)
      await reader.click('#menu-button')
      await sees(reader, '#menu')
      await until(reader, 'the choice of colours has those of the site', isDrawnHere)
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
    name: 'menu with a mouse',
    async run(reader, site) {
      await reader.resize(1366, 768)
      await open(reader, `${site}/roads`)
      const closed = await reader.screenshot()
      // The list opens under the mouse, and the click leaves it open.
      await reader.click('#menu button[aria-controls]')
      await until(reader, 'the list is open', isListOpen)
      const place = await reader.evaluate(placeOfList)
      const [before, after] = await Promise.all(
        [closed, await reader.screenshot()].map((picture) => sharp(picture).extract(place).raw().toBuffer()),
      )
      // WebKit once told of an open list that it had not drawn.
      if (before?.equals(after ?? before)) throw new Error('the open list is not drawn')
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
      await reader.fill('#field-name', answers.name)
      await until(reader, 'what was typed is kept', isDraftKept)
      await open(reader, `${site}/contact`)
      await until(reader, 'it is there again, in this tab', has, '#field-name', answers.name)
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
      await until(reader, 'no item of a list begins with an empty line', haveNoEmptyLine)
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
      // On a phone nothing lies over the first view, and the chat waits for the answer.
      await answerCookies(reader)
      const chat = 'button.scripted[aria-expanded]'
      await reader.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
      await sees(reader, chat)
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

/** In unsupported browsers no script runs: the page is read, its menu is a list, and its form is sent. */
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
