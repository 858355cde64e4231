import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Receipt } from '../../api/receipt.ts'
import { useToast } from '../../components/toast/toaster.tsx'
import { clearDraft, nothingWritten, saveDraft, type Written } from '../../feedback/draft.ts'
import { receiptOf, rememberReceipt } from '../../feedback/last-receipt.ts'
import type { KnownEntry } from '../../feedback/outbox.ts'
import { removeKept } from '../../feedback/use-outbox.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { contactIn } from '../../message-form/contact-wanted.ts'
import type { Notice } from '../../message-form/problem.ts'
import { useStart } from '../../start/start.ts'
import { fillIn } from './form-fields.ts'
import { emptyTrap, hasText, restoreDraft, textsOf } from './form-in-browser.ts'
import type { GivenBack } from './take-form.ts'

type Beginning = {
  givenBack: GivenBack | undefined
  sent: Receipt | undefined
  /** What a link to the form has begun to write. */
  begun: Partial<Written> | undefined
}
type Work = (sending: Sending, form: FormData) => Promise<Notice>

/** Fetched as soon as the page stands, not with it: when it is needed there may be no network. */
const loadSending = () => import('./send-written.ts')
type Sending = Awaited<ReturnType<typeof loadSending>>

/**
 * The form in the browser. The typed text stays in the document and survives the start of the script and any failure.
 */
export function useFeedbackForm({ givenBack, sent, begun }: Beginning) {
  const { t } = useTranslation('contact')
  const location = useLocation()
  const say = useToast()
  const form = useRef<HTMLFormElement>(null)
  const noticeBox = useRef<HTMLDivElement>(null)
  const shownAt = useRef(0)
  const [notice, setNotice] = useState(() => firstNotice(givenBack, sent))
  const [last, setLast] = useState<Receipt>()
  const { isRunning, once } = useOnce()
  const contact = contactIn(useStart().settings)
  // When the form comes. What is typed later is the visitor's.
  const atFirst = useRef({
    begun: givenBack ? undefined : begun,
    mayReplace: () => confirm(t('replaceText')),
  })
  const age = () => performance.now() - shownAt.current

  useEffect(() => {
    shownAt.current = performance.now()
    void loadSending().catch(() => undefined)
    if (form.current) void restoreDraft(form.current, atFirst.current)
  }, [])
  // A reload keeps the history state, which a link cannot set.
  useEffect(() => {
    void receiptOf(location.state).then(({ receipt, isSent }) => {
      if (!isSent) setLast(receipt)
      else if (receipt) setNotice((now) => now ?? { state: 'sent', ...receipt })
    })
  }, [location.state])
  useEffect(() => {
    if (notice) noticeBox.current?.focus()
  }, [notice])

  const run = (work: Work) =>
    once(async () => {
      const element = form.current
      if (!element) return
      const before = textsOf(element)
      const sending = await loadSending().catch((error: unknown) =>
        console.error('What sends the form could not be fetched', error),
      )
      if (!sending && navigator.onLine) {
        // The browser sends it by itself then, and the page that answers has the texts if they were not taken.
        await clearDraft()
        return element.submit()
      }
      const next: Notice = sending ? await work(sending, new FormData(element)) : { state: 'failed' }
      if (next.state === 'sent' || next.state === 'kept') startAnew(element, before)
      if (next.state === 'trapped') emptyTrap(element)
      if (next.state === 'failed' || next.state === 'busy') say('error', t('failed'))
      if (next.state === 'sent') {
        say('success', t('sent'))
        rememberReceipt(next)
      }
      setNotice(next)
    })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(({ sendWritten }, data) => sendWritten(data, contact, age()))
  }

  /** Stores the form on the device when the council's server cannot be reached. */
  const keep = () => void run(({ keepForm }, data) => keepForm(data, contact, age()))

  /** Puts a waiting message back into the form. */
  const takeBack = async (entry: KnownEntry) => {
    const element = form.current
    if (!element || (hasText(element) && !confirm(t('replaceText')))) return
    await removeKept(entry)
    fillIn(element, entry.feedback)
    void saveDraft(textsOf(element))
    setNotice(entry.state === 'refused' ? { state: 'refused', errors: entry.errors } : undefined)
  }

  return { form, notice, last, noticeBox, isSending: isRunning, submit, keep, takeBack }
}

function firstNotice(givenBack: GivenBack | undefined, sent: Receipt | undefined): Notice | undefined {
  if (givenBack) return givenBack.problem
  return sent && { state: 'sent', ...sent }
}

/** What was typed while the message was being sent is the start of another one, and stays. */
function startAnew(form: HTMLFormElement, sent: Written): void {
  void clearDraft()
  const now = textsOf(form)
  if (JSON.stringify(now) === JSON.stringify(sent)) fillIn(form, nothingWritten)
  else void saveDraft(now)
}

/** While sending, a second click sends nothing. */
function useOnce() {
  const isUnderWay = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const once = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRunning(true)
    try {
      await work()
    } finally {
      isUnderWay.current = false
      setRunning(false)
    }
  }
  return { isRunning, once }
}
