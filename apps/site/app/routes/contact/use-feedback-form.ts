import { validateFeedback } from '@nagardwar/contract/browser'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useToast } from '../../components/toast/toaster.tsx'
import { clearDraft, nothingWritten, saveDraft, type Written } from '../../feedback/draft.ts'
import { type OutboxEntry, removeFromOutbox } from '../../feedback/outbox.ts'
import { fillIn, quickestHand } from './form-fields.ts'
import { emptyTrap, hasText, restoreDraft, textsOf } from './form-in-browser.ts'
import { presentSent } from './present.ts'
import type { Notice } from './problem.ts'
import { keepWritten, sendWritten } from './send-written.ts'
import type { GivenBack } from './take-form.ts'

type Work = (form: HTMLFormElement) => Promise<Notice>

/** The form in the browser. What is typed stays in the document: it survives the page's start, and any failure. */
export function useFeedbackForm(givenBack: GivenBack | undefined) {
  const { t } = useTranslation('contact')
  const [query, setQuery] = useSearchParams()
  const say = useToast()
  const form = useRef<HTMLFormElement>(null)
  const noticeBox = useRef<HTMLDivElement>(null)
  const shownAt = useRef(0)
  const [notice, setNotice] = useState(() => firstNotice(givenBack, presentSent(query)))
  const { isRunning, once } = useOnce()

  useEffect(() => {
    shownAt.current = performance.now()
    if (form.current) restoreDraft(form.current)
  }, [])
  useEffect(() => {
    if (notice) noticeBox.current?.focus()
  }, [notice])

  const run = (work: Work) =>
    once(async () => {
      const element = form.current
      if (!element) return
      const before = textsOf(element)
      const next = await work(element)
      if (next.state === 'sent' || next.state === 'kept') startAnew(element, before)
      if (next.state === 'trapped') emptyTrap(element)
      if (next.state === 'failed' || next.state === 'busy') say('error', t('failed'))
      if (next.state === 'sent') {
        say('success', t('sent'))
        setQuery({ sent: next.reference }, { replace: true, preventScrollReset: true })
      }
      setNotice(next)
    })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pause = quickestHand - (performance.now() - shownAt.current)
    void run((element) => sendWritten(new FormData(element), pause))
  }

  /** Keeps what is in the form on the device, where the council's server cannot be reached. */
  const keep = () =>
    void run(async (element) => {
      const checked = validateFeedback(textsOf(element))
      return checked.ok ? keepWritten(checked.value) : { state: 'refused', errors: checked.errors }
    })

  /** Puts what waits back into the form. */
  const takeBack = async (entry: OutboxEntry & { feedback: Written }) => {
    const element = form.current
    if (!element || (hasText(element) && !confirm(t('replaceText')))) return
    await removeFromOutbox(entry.key)
    fillIn(element, entry.feedback)
    saveDraft(entry.feedback)
    setNotice(entry.state === 'refused' ? { state: 'refused', errors: entry.errors } : undefined)
  }

  return { form, notice, noticeBox, isSending: isRunning, submit, keep, takeBack }
}

function firstNotice(givenBack: GivenBack | undefined, sent: string | undefined): Notice | undefined {
  if (givenBack) return givenBack.problem
  return sent === undefined ? undefined : { state: 'sent', reference: sent }
}

/** What was typed on while the message was on its way is the beginning of another one, and stays. */
function startAnew(form: HTMLFormElement, sent: Written): void {
  clearDraft()
  const now = textsOf(form)
  if (JSON.stringify(now) === JSON.stringify(sent)) fillIn(form, nothingWritten)
  else saveDraft(now)
}

/** Work that is under way is not begun again: a second press is no second message. */
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
