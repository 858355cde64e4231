import { forgetInTab, keepInTab, keptInTab } from './tab-store.ts'

/*
 * Forms that the browser sends by itself: what is written in one survives a reload, and is not sent into a network that is
 * not there. It is kept as in all drafts, in this tab alone (tab-store.ts). Files are not kept: a page may not put them back.
 */

/** The texts and choices of a form, by the names of its fields. */
type Written = Readonly<Record<string, readonly string[]>>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const nameOf = (path: string) => `draft ${path}`

/** Keeps the drafts of the forms with `data-draft`. The page at `path` has one form; a receipt ends its draft. */
export async function keepFormDrafts(path: string, isSent: boolean): Promise<void> {
  const name = nameOf(path)
  const form = document.querySelector<HTMLFormElement>('form[data-draft]')
  if (!form) {
    if (isSent) await forgetInTab(name)
    return
  }
  form.addEventListener('input', () => void keep(name, form))
  holdWithoutNetwork(form)
  if (hasText(form)) return keep(name, form)
  const kept = await keptInTab(name)
  // What was written meanwhile stays.
  if (!hasText(form)) putBack(form, writtenIn(kept))
}

/** The browser would show its own page of an error, and the tab would lose the key of what it keeps. */
function holdWithoutNetwork(form: HTMLFormElement): void {
  const said = form.querySelector<HTMLElement>('[data-no-network]')
  if (!said) return
  form.addEventListener('submit', (event) => {
    said.hidden = navigator.onLine
    if (!navigator.onLine) event.preventDefault()
  })
  window.addEventListener('online', () => {
    said.hidden = true
  })
}

const keep = (name: string, form: HTMLFormElement): Promise<void> =>
  keepInTab(name, textsOf(form)).catch((error: unknown) =>
    console.warn('The draft of the form cannot be kept', error),
  )

/** Its fields that a visitor sees, without files and without the honeypot, which no keyboard reaches. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) => control.type !== 'hidden' && control.type !== 'file' && control.tabIndex !== -1,
  )

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

/** What the visitor wrote or chose; a choice that nobody made is no text. */
const chosenIn = (control: Control): string => (isChoice(control) && !control.checked ? '' : control.value)

function textsOf(form: HTMLFormElement): Written {
  const texts: Record<string, string[]> = {}
  for (const control of controlsOf(form)) {
    const value = chosenIn(control)
    if (value !== '') texts[control.name] = [...(texts[control.name] ?? []), value]
  }
  return texts
}

const hasText = (form: HTMLFormElement): boolean => Object.keys(textsOf(form)).length > 0

function putBack(form: HTMLFormElement, written: Written): void {
  for (const control of controlsOf(form)) {
    const values = written[control.name] ?? []
    if (isChoice(control)) control.checked = values.includes(control.value)
    else control.value = values[0] ?? ''
  }
}

/** Data of an older version of the site may have another format. */
function writtenIn(kept: unknown): Written {
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  return Object.fromEntries(
    entries.flatMap(([name, values]) =>
      Array.isArray(values) && values.every((value) => typeof value === 'string') ? [[name, values]] : [],
    ),
  )
}
