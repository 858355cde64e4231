import { type Feedback, feedbackFields } from '@nagardwar/contract/browser'
import { newKey } from './new-key.ts'

/** What stands in the form: text of any kind, checked or not. */
export type Written = Feedback
export const nothingWritten: Written = { name: '', mobile: '', subject: '', email: '', feedback: '' }

/** A key and the very text that it was made for: another text needs another key. */
type Keyed = { key: string; text: string }
type Draft = { written: Written; keyed?: Keyed | undefined }

const storageKey = 'feedbackDraft'
const empty: Draft = { written: nothingWritten }

// Where the browser refuses storage the draft lives as long as the page does.
let held = empty

/** The text that the visitor was writing in this tab, also before a reload. */
export const readDraft = (): Written => read().written

export function saveDraft(written: Written): void {
  keep({ ...read(), written })
}

/** Once the text is in safe hands, or the visitor throws it away. */
export function clearDraft(): void {
  held = empty
  try {
    sessionStorage.removeItem(storageKey)
  } catch (error) {
    console.warn('The draft of the feedback cannot be removed', error)
  }
}

/**
 * The idempotency key of a text: the same until the draft is cleared, so that trying again after a failure whose
 * outcome nobody knows never stores it twice.
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

/** What an older version of the site stored may look different. */
function draftIn(stored: unknown): Draft {
  const { written, keyed } = (stored ?? {}) as { written?: Partial<Written>; keyed?: Partial<Keyed> }
  const texts = feedbackFields.map((field) => [field, String(written?.[field] ?? '')])
  const isKeyed = typeof keyed?.key === 'string' && typeof keyed.text === 'string'
  return { written: Object.fromEntries(texts), ...(isKeyed ? { keyed: keyed as Keyed } : {}) }
}
