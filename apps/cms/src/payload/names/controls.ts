import type { Words } from '../../platform/words/words.ts'
import { actionNameOf, actionNames } from './action-names.ts'
import { digitsIn, fileFactsIn, momentIn } from './figures.ts'
import { sentenceIn } from './sentences.ts'
import { words } from './words.ts'

export type Say = (words: Words) => string

export const set = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

export const drop =
  (...names: string[]) =>
  (element: Element): void => {
    for (const name of names) if (element.hasAttribute(name)) element.removeAttribute(name)
  }

/** The text with which an element was found to be named. To ask what is shown of it lays the page out each time. */
const shown = new WeakMap<Element, string>()

/** A tooltip that is not shown is no name. */
function showsText(element: Element): boolean {
  const text = element.textContent?.trim() ?? ''
  if (text === '' || shown.get(element) === text) return text !== ''
  const isShown = Boolean((element as HTMLElement).innerText?.trim())
  if (isShown) shown.set(element, text)
  return isShown
}

const has = (element: Element): boolean =>
  Boolean(
    element.getAttribute('aria-label')?.trim() ||
      element.getAttribute('title')?.trim() ||
      element.querySelector('img[alt]:not([alt=""]), [aria-label]:not([aria-label=""])') ||
      showsText(element),
  )

export const named =
  (name: Words, of?: (element: Element) => string | null | undefined) =>
  (element: Element, say: Say): void => {
    const subject = of?.(element)?.trim()
    if (element.hasAttribute('data-named') || !has(element)) {
      set(element, 'aria-label', subject ? `${say(name)}: ${subject}` : say(name))
      set(element, 'data-named', '')
    }
  }

export const nameInRow = (element: Element): string | null | undefined =>
  element.closest('tr')?.querySelector('td a, td:not(.cell-_select, .cell-_dragHandle)')?.textContent

/** The label of one of several parts of a record. */
export const labelOfPart = (element: Element): string | null | undefined =>
  element.closest('.collapsible')?.querySelector('.collapsible__header-wrap')?.textContent

export const fileOf = (element: Element): string | null | undefined =>
  element.closest('.upload-relationship-details')?.querySelector('[class*="filename"]')?.textContent

export const labelOf = (element: Element): string | null | undefined =>
  element
    .closest('.field-type, .payload-settings__language, .per-page, .where-builder, .react-select-container')
    ?.querySelector('.field-label, label')?.textContent

/** A label of its field, for the box in which a choice or a date is typed. */
export function choiceBox(element: Element): void {
  const isLabelled = element.hasAttribute('aria-labelledby') || element.getAttribute('aria-label')?.trim()
  const id = element.getAttribute('id')
  if (isLabelled || (id && document.querySelector(`label[for="${CSS.escape(id)}"]`))) return
  const label = labelOf(element)?.replace('*', '').trim() || element.getAttribute('aria-describedby')
  if (label) set(element, 'aria-label', label)
}

/** Writes the texts anew. They are React's own nodes, which it writes again by itself when they change. */
const written =
  (inLanguage: (language: 'en' | 'mr', text: string) => string) =>
  (element: Element, say: Say): void => {
    const language = say({ en: 'en', mr: 'mr' }) as 'en' | 'mr'
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const mended = inLanguage(language, text.nodeValue ?? '')
      if (mended !== text.nodeValue) text.nodeValue = mended
    }
  }

export const digits = written(digitsIn)
export const fileFacts = written(fileFactsIn)
export const moment = written(momentIn)
export const sentence = written(sentenceIn)

/** Payload calls its dialogs by their technical names, such as “delete-12”. */
export function dialogName(element: Element): void {
  const heading = element.querySelector('h1, h2')?.textContent?.trim()
  if (heading) set(element, 'aria-label', heading)
}

/** What is ticked, in a comparison of versions. */
export function yesOrNo(element: Element, say: Say): void {
  if (element.childElementCount > 0) return
  const answer = { true: words.yes, false: words.no }[element.textContent?.trim() ?? '']
  if (answer) element.textContent = say(answer)
}

/** Payload gives the picture of a compared file both languages as one name, and shows a document as a broken picture. */
export function thumbnail(element: Element): void {
  set(element, 'alt', '')
  if (/\.pdf(?:$|\?)/i.test(element.getAttribute('src') ?? '')) set(element, 'hidden', '')
}

export function digitsOfName(element: Element, say: Say): void {
  const name = element.getAttribute('aria-label')
  if (name) set(element, 'aria-label', digitsIn(say({ en: 'en', mr: 'mr' }) as 'en' | 'mr', name))
}

// Firefox 115 knows no `:has()`: a selector with it would end the whole walk.
const hasMain = (element: Element): boolean =>
  element.closest('.template-default__wrap')?.querySelector('main') != null

/** The part below the bar is the main one, unless the page has one of its own. */
export function mainOf(element: Element): void {
  if (hasMain(element)) {
    if (element.getAttribute('role') === 'main') element.removeAttribute('role')
  } else if (!element.matches('.app-header, script')) set(element, 'role', 'main')
}

/** The head of a record beside the main part; inside it, it needs no name. */
export function headOfRecord(element: Element, say: Say): void {
  if (!hasMain(element) || element.parentElement?.localName === 'main') return
  set(element, 'role', 'region')
  set(element, 'aria-label', say(words.record))
}

/** Payload says "[object Object]" for a column whose label has two languages. */
export const sorting =
  (words: Words) =>
  (element: Element, say: Say): void => {
    const column = element.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
    set(element, 'aria-label', column ? `${say(words)}: ${column}` : say(words))
  }

/** What a clerk restores becomes a draft (payload/requests/restore.ts), so the button says that. */
export function restoring(element: Element, say: Say): void {
  const [text] = element.childNodes
  if (document.documentElement.dataset.role !== 'clerk' || !text) return
  if (text.nodeValue !== say(words.restoreAsDraft)) text.nodeValue = say(words.restoreAsDraft)
}

/** The button of a question says the deed; Payload says "Confirm" whatever it is. */
export function deed(element: Element, say: Say): void {
  const own = actionNameOf(element.closest('dialog')?.id ?? '')
  const { confirm } = actionNames
  const text = [...element.childNodes].find(({ nodeValue }) => nodeValue === say(confirm))
  if (own && text) text.nodeValue = say(own)
}

/** Every row of the list. */
export function selectAll(element: Element, say: Say): void {
  drop('aria-labelledby', 'title')(element)
  set(element, 'aria-label', say(words.selectAll))
}
