import type { Words } from '../../platform/words/words.ts'
import { actionNameOf, actionNames } from './action-names.ts'
import { digitsIn, fileFactsIn, momentIn } from './figures.ts'
import { sentenceIn } from './sentences.ts'
import { words } from './words.ts'

type Say = (words: Words) => string

const set = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

const drop =
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

const named =
  (name: Words, of?: (element: Element) => string | null | undefined) =>
  (element: Element, say: Say): void => {
    const subject = of?.(element)?.trim()
    if (element.hasAttribute('data-named') || !has(element)) {
      set(element, 'aria-label', subject ? `${say(name)}: ${subject}` : say(name))
      set(element, 'data-named', '')
    }
  }

const nameInRow = (element: Element): string | null | undefined =>
  element.closest('tr')?.querySelector('td a, td:not(.cell-_select, .cell-_dragHandle)')?.textContent

/** The label of one of several parts of a record. */
const labelOfPart = (element: Element): string | null | undefined =>
  element.closest('.collapsible')?.querySelector('.collapsible__header-wrap')?.textContent

const fileOf = (element: Element): string | null | undefined =>
  element.closest('.upload-relationship-details')?.querySelector('[class*="filename"]')?.textContent

const labelOf = (element: Element): string | null | undefined =>
  element
    .closest('.field-type, .payload-settings__language, .per-page, .where-builder, .react-select-container')
    ?.querySelector('.field-label, label')?.textContent

/** A label of its field, for the box in which a choice or a date is typed. */
function choiceBox(element: Element): void {
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

const digits = written(digitsIn)
const fileFacts = written(fileFactsIn)
const moment = written(momentIn)
const sentence = written(sentenceIn)

/** Payload calls its dialogs by their technical names, such as “delete-12”. */
function dialogName(element: Element): void {
  const heading = element.querySelector('h1, h2')?.textContent?.trim()
  if (heading) set(element, 'aria-label', heading)
}

/** What is ticked, in a comparison of versions. */
function yesOrNo(element: Element, say: Say): void {
  if (element.childElementCount > 0) return
  const answer = { true: words.yes, false: words.no }[element.textContent?.trim() ?? '']
  if (answer) element.textContent = say(answer)
}

/** Payload gives the picture of a compared file both languages as one name, and shows a document as a broken picture. */
function thumbnail(element: Element): void {
  set(element, 'alt', '')
  if (/\.pdf(?:$|\?)/i.test(element.getAttribute('src') ?? '')) set(element, 'hidden', '')
}

function digitsOfName(element: Element, say: Say): void {
  const name = element.getAttribute('aria-label')
  if (name) set(element, 'aria-label', digitsIn(say({ en: 'en', mr: 'mr' }) as 'en' | 'mr', name))
}

// Firefox 115 knows no `:has()`: a selector with it would end the whole walk.
const hasMain = (element: Element): boolean =>
  element.closest('.template-default__wrap')?.querySelector('main') != null

/** The part below the bar is the main one, unless the page has one of its own. */
function mainOf(element: Element): void {
  if (hasMain(element)) {
    if (element.getAttribute('role') === 'main') element.removeAttribute('role')
  } else if (!element.matches('.app-header, script')) set(element, 'role', 'main')
}

/** The head of a record beside the main part; inside it, it needs no name. */
function headOfRecord(element: Element, say: Say): void {
  if (!hasMain(element) || element.parentElement?.localName === 'main') return
  set(element, 'role', 'region')
  set(element, 'aria-label', say(words.record))
}

/** Payload says "[object Object]" for a column whose label has two languages. */
const sorting =
  (words: Words) =>
  (element: Element, say: Say): void => {
    const column = element.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
    set(element, 'aria-label', column ? `${say(words)}: ${column}` : say(words))
  }

/** What a clerk restores becomes a draft (payload/requests/restore.ts), so the button says that. */
function restoring(element: Element, say: Say): void {
  const [text] = element.childNodes
  if (document.documentElement.dataset.role !== 'clerk' || !text) return
  if (text.nodeValue !== say(words.restoreAsDraft)) text.nodeValue = say(words.restoreAsDraft)
}

/** The button of a question says the deed; Payload says "Confirm" whatever it is. */
function deed(element: Element, say: Say): void {
  const own = actionNameOf(element.closest('dialog')?.id ?? '')
  const { confirm } = actionNames
  const text = [...element.childNodes].find(({ nodeValue }) => nodeValue === say(confirm))
  if (own && text) text.nodeValue = say(own)
}

/** What each of Payload's elements lacks for those who hear the desk or go through it by keyboard. */
const repairs: [selector: string, repair: (element: Element, say: Say) => void][] = [
  ['dialog[open]:not([aria-labelledby])', dialogName],
  ['.template-minimal', (element) => set(element, 'role', 'main')],
  ['.template-default__wrap > *', mainOf],
  ['.list-header', (element) => set(element, 'role', 'presentation')],
  ['.template-default__wrap .doc-header', headOfRecord],
  ['.cell-_dragHandle > [role="button"]', named(words.move, nameInRow)],
  ['.cell-_dragHandle .sort-row', drop('role', 'tabindex')],
  ['.collapsible__drag', named(words.move, labelOfPart)],
  ['.dropdown-indicator', (element) => set(element, 'tabindex', '-1')],
  ['.clear-indicator', drop('aria-hidden')],
  ['.clear-indicator', named(words.clear, labelOf)],
  ['.rs__multi-value', drop('role', 'tabindex')],
  ['.rs__input', choiceBox],
  ['.rs__control input[role="combobox"]', choiceBox],
  ['.date-time-field input', choiceBox],
  ['.upload-relationship-details__edit', named(words.edit, fileOf)],
  ['.upload-relationship-details__remove', named(words.remove, fileOf)],
  ['.sort-column__asc', sorting(words.ascending)],
  ['.sort-column__desc', sorting(words.descending)],
  ['.sort-header__button', sorting(words.websiteOrder)],
  ['.confirmation-modal #confirm-action .btn__label', deed],
  ['.restore-version .btn__label', restoring],
  ['.clickable-arrow--left', named(words.previous)],
  ['.clickable-arrow--right', named(words.next)],
  ['.copy-to-clipboard', named(words.copy)],
  ['.file-details__remove', named(words.remove)],
  ['.collapsible__toggle', named(words.show)],
  ['.table td input[type="checkbox"]', named(words.select, nameInRow)],
  [
    '.table .select-all input, #select-all',
    (element, say) => {
      drop('aria-labelledby', 'title')(element)
      set(element, 'aria-label', say(words.selectAll))
    },
  ],
  // The name would hide the count beside it, or the label inside.
  [
    '.doc-tab[aria-label], .diff-collapser__toggle-button[aria-label], #empty-trash-button[aria-label]',
    drop('aria-label'),
  ],
  ['ul.doc-tabs__tabs', (element) => set(element, 'role', 'group')],
  ['.group-field__title, .array-field__title, .no-results h3', (element) => set(element, 'aria-level', '2')],
  ['.table td .thumbnail img, .table td img', (element) => set(element, 'alt', '')],
  ['button.close-modal-button, .drawer__close', named(words.close)],
  ['button.popup-button', named(words.more)],
  ['.paginator__page, .page-controls__page-info, .per-page__base-button, .per-page .popup-button', digits],
  ['.pill-version-count, .list-selection', digits],
  ['#select-all-across-pages', digitsOfName],
  ['.upload-relationship-details__meta, .file-meta__size-type, .cell-filesize', fileFacts],
  ['#document-locked strong', moment],
  ['[data-sonner-toast] [data-title], .copy-to-clipboard .tooltip-content', sentence],
  ['.text-diff p, .text-diff p *', yesOrNo],
  ['.upload-diff__thumbnail img', thumbnail],
  ['[id^="DndDescribedBy"], [id^="DndLiveRegion"]', sentence],
]

/** The parts of Payload's pages that are repaired, for the test that they are still there. */
export const repaired: string[] = repairs.map(([selector]) => selector)

/** Goes through the page once. Setting what is set already changes nothing, so that it can watch itself. */
export function repairNames(root: ParentNode, say: Say): void {
  for (const [selector, repair] of repairs)
    for (const element of root.querySelectorAll(selector)) repair(element, say)
}
