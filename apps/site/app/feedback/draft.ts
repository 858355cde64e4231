import { type Feedback, feedbackFields } from '@nagardwar/contract/browser'
import { newKey } from './new-key.ts'
import { forgetInTab, keepInTab, keptInTab } from './tab-store.ts'

/** The texts in the form, checked or not. */
export type Written = Feedback
export const nothingWritten: Written = { name: '', mobile: '', subject: '', email: '', feedback: '' }

/** A key and the text that it belongs to: another text needs another key. */
type Keyed = { key: string; text: string }
type Draft = { written: Written; keyed?: Keyed | undefined }

const storageName = 'draft'
const empty: Draft = { written: nothingWritten }

/** What the tab had before this page. If the browser refuses storage, the draft lives as long as the page. */
let draft: Promise<Draft> | undefined

/** What the visitor was writing in this tab, also before a reload. */
export const readDraft = async (): Promise<Written> => (await read()).written

export const saveDraft = (written: Written): Promise<void> =>
  change(read().then((before) => ({ ...before, written })))

/** When the text is stored on the server, or the visitor discards it. */
export async function clearDraft(): Promise<void> {
  draft = Promise.resolve(empty)
  await forgetInTab(storageName).catch((error) =>
    console.warn('The draft of the feedback cannot be removed', error),
  )
}

/**
 * The idempotency key of a text. It stays the same until the draft is cleared, so that a retry after a failure with
 * unknown result never stores it twice.
 */
export async function keyOf(feedback: Feedback): Promise<string> {
  const text = JSON.stringify(feedbackFields.map((field) => feedback[field]))
  const { keyed } = await read()
  if (keyed?.text === text) return keyed.key
  const key = newKey()
  await change(Promise.resolve({ written: feedback, keyed: { key, text } }))
  return key
}

function change(changed: Promise<Draft>): Promise<void> {
  draft = changed
  return keepInTab(storageName, changed).catch((error) =>
    console.warn('The draft of the feedback cannot be kept', error),
  )
}

function read(): Promise<Draft> {
  draft ??= keptInTab(storageName).then(draftIn, (error) => {
    console.warn('The draft of the feedback cannot be read', error)
    return empty
  })
  return draft
}

/** Data of an older version of the site may have another format. */
function draftIn(stored: unknown): Draft {
  const { written, keyed } = (stored ?? {}) as { written?: Partial<Written>; keyed?: Partial<Keyed> }
  const texts = feedbackFields.map((field) => [field, String(written?.[field] ?? '')])
  const isKeyed = typeof keyed?.key === 'string' && typeof keyed.text === 'string'
  return { written: Object.fromEntries(texts), ...(isKeyed ? { keyed: keyed as Keyed } : {}) }
}
