import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Receipt } from '../../api/receipt.ts'
import { useToast } from '../../components/toast/toaster.tsx'
import { receiptOf, rememberReceipt } from '../../feedback/last-receipt.ts'
import { newKey } from '../../feedback/new-key.ts'
import { forgetInTab, keepInTab } from '../../feedback/tab-store.ts'
import { useLanguage } from '../../i18n/language-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStart } from '../../start/start.ts'
import type { CheckedReport } from './checked-report.ts'
import type { Photograph } from './photographs.ts'
import { type GivenBack, type Notice, withPosition } from './problem.ts'
import { loadReportDone } from './report-notice.tsx'
import type { Sent } from './sent-word.ts'
import { usePosition } from './use-position.ts'
import { draftName, nothingWritten, placeOf, type WrittenReport, writtenIn } from './written-report.ts'

/** Fetched as soon as the page stands, not with it: when it is needed there may be no network. */
const loadSending = () => import('./send-in-browser.ts')
type Sending = Awaited<ReturnType<typeof loadSending>>

type Beginning = { givenBack: GivenBack | undefined; sent: Sent | undefined }

/**
 * The form in the browser. What was typed stays in the document and survives the start of the script, any failure, and a
 * reload.
 */
export function useReportForm({ givenBack, sent }: Beginning) {
  const { t } = useTranslation('report')
  const language = useLanguage()
  const { settings: council } = useStart()
  const say = useToast()
  const location = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const noticeBox = useRef<HTMLDivElement>(null)
  const shownAt = useRef(0)
  const keys = useRef({ text: '', key: '' })
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [notice, setNotice] = useState<Notice | undefined>(() => givenBack?.problem ?? sent)
  const [attached, setAttached] = useState(givenBack?.attached ?? [])
  const [photographs, setPhotographs] = useState<readonly Photograph[]>([])
  const [canKeep, setCanKeep] = useState(false)
  const written = givenBack?.written ?? nothingWritten
  const position = usePosition(placeOf(written))

  const changePosition = useRef(position.change)
  useEffect(() => {
    shownAt.current = performance.now()
    setCanKeep('feedbackKey' in document.documentElement.dataset)
    void loadReportDone()
    loadSending()
      .then(({ loadForLater, restore }) => {
        if (form.current) void restore(form.current, changePosition.current)
        return loadForLater()
      })
      .catch(() => undefined)
  }, [])
  // A reload keeps the history state, which a link cannot set.
  useEffect(() => {
    void receiptOf(location.state).then(({ receipt, isSent }) => {
      if (isSent && receipt) setNotice((now) => now ?? { state: 'sent', ...receipt })
    })
  }, [location.state])
  useEffect(() => {
    // What is sent by itself comes while somebody writes; a message says it too.
    if (notice && notice.state !== 'removed' && !('wasKept' in notice)) noticeBox.current?.focus()
  }, [notice])

  const age = () => performance.now() - shownAt.current
  /** The same texts have the same key, so that a retry never stores them twice. */
  const keyOf = (report: CheckedReport): string => {
    const text = JSON.stringify(report)
    if (keys.current.text !== text) keys.current = { text, key: newKey() }
    return keys.current.key
  }
  const save = () => {
    if (form.current) void keepDraft(writtenIn(new FormData(form.current)))
  }
  const startAnew = () => {
    form.current?.reset()
    const seen = form.current?.querySelectorAll<HTMLInputElement>(
      'select, textarea, input:not([type=hidden])',
    )
    for (const field of seen ?? []) field.value = ''
    position.change(undefined)
    setPhotographs([])
    setAttached([])
    void forgetInTab(draftName).catch(() => undefined)
  }
  const run = async (work: (sending: Sending, data: FormData) => Promise<Notice>) => {
    const element = form.current
    if (!element || isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    try {
      const next = await loadSending().then(
        async (sending) => {
          const done = await work(sending, new FormData(element))
          void sending.showWhenSent(done, setNotice)
          return done
        },
        (error: unknown): Notice => {
          console.error('What sends the report is missing', error)
          return { state: 'failed' }
        },
      )
      if (next.state === 'sent' || next.state === 'kept') startAnew()
      if (next.state === 'sent') rememberReceipt(next satisfies Receipt)
      if (next.state === 'sent' || next.state === 'followed') say('success', t(next.state))
      if (next.state === 'failed' || next.state === 'busy') say('error', t('failed'))
      setNotice(next)
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  const send = (hasSeenNearby: boolean) =>
    void run(({ sendInBrowser }, data) =>
      sendInBrowser({
        form: data,
        ...{ attached, photographs, age: age(), language, council, hasSeenNearby, keyOf },
        onTaken: (key, token) =>
          setPhotographs((all) => all.map((each) => (each.key === key ? { ...each, token } : each))),
      }),
    )
  return {
    ...{ form, noticeBox, written, position, attached, photographs, isSending, canKeep, save },
    notice: position.position ? withPosition(notice) : notice,
    setPhotographs,
    removeAttached: (token: string) => setAttached((all) => all.filter((each) => each.token !== token)),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      send(notice?.state === 'nearby')
    },
    sendMine: () => send(true),
    follow: (report: number) =>
      void run(({ followInBrowser }, data) => followInBrowser(data, report, language)),
    keep: () =>
      void run(({ keepInBrowser }, data) =>
        keepInBrowser(data, { age: age(), language, council, attached, photographs, keyOf }),
      ),
  }
}

const keepDraft = (written: WrittenReport): Promise<void> =>
  keepInTab(draftName, written).catch((error) =>
    console.warn('The draft of the report cannot be kept', error),
  )
