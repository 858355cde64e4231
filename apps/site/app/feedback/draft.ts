import { type Feedback, feedbackFields } from '@nagardwar/contract/browser'
import { newKey } from './new-key.ts'

/** The texts in the form, checked or not. */
export type Written = Feedback
export const nothingWritten: Written = { name: '', mobile: '', subject: '', email: '', feedback: '' }

/** A key and the text that it belongs to: another text needs another key. */
type Keyed = { key: string; text: string }
type Draft = { written: Written; keyed?: Keyed | undefined }

const storageKey = 'feedbackDraft'
const empty: Draft = { written: nothingWritten }

// If the browser refuses storage, the draft lives as long as the page.
let held = empty

/** What the visitor was writing in this tab, also before a reload. */
export const readDraft = (): Written => read().written

export function saveDraft(written: Written): void {
  keep({ ...read(), written })
}

/** When the text is stored on the server, or the visitor discards it. */
export function clearDraft(): void {
  held = empty
  try {
    sessionStorage.removeItem(storageKey)
  } catch (error) {
    console.warn('The draft of the feedback cannot be removed', error)
  }
}

/**
 * The idempotency key of a text. It stays the same until the draft is cleared, so that a retry after a failure with
 * unknown result never stores it twice.
 */
export function keyOf(feedback: Feedback): string {
  const text = JSON.stringify(feedbackFields.map((field) => feedback[field]))
  const { keyed } = read()
  if (keyed?.text === text) return keyed.key
  const key = newKey()
  keep({ written: feedback, keyed: { key, text } })
  return key
}

function keep(draft: Draft): void {
  held = draft
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch (error) {
    console.warn('The draft of the feedback cannot be kept', error)
  }
}

function read(): Draft {
  try {
    const text = sessionStorage.getItem(storageKey)
    return text === null ? held : draftIn(JSON.parse(text))
  } catch (error) {
    console.warn('The draft of the feedback cannot be read', error)
    return held
  }
}

/** Data of an older version of the site may have another format. */
function draftIn(stored: unknown): Draft {
  const { written, keyed } = (stored ?? {}) as { written?: Partial<Written>; keyed?: Partial<Keyed> }
  const texts = feedbackFields.map((field) => [field, String(written?.[field] ?? '')])
  const isKeyed = typeof keyed?.key === 'string' && typeof keyed.text === 'string'
  return { written: Object.fromEntries(texts), ...(isKeyed ? { keyed: keyed as Keyed } : {}) }
}
