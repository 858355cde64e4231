import type { ListName, Row } from '@nagardwar/contract/browser'
import { type ReactNode, Suspense, use } from 'react'
import { useRevalidator } from 'react-router'
import { isAbsent, type Listed, type ListOutcome } from '../api/list.ts'
import type { PageNumbers } from '../api/page-of.ts'
import { Empty, Failed, Loading, Note } from '../components/list-state/list-state.tsx'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'

type States = {
  /** The specification's text for this list's failure, or a function of the server's message. */
  failed?: string | ((message: string | undefined) => ReactNode)
  /** The specification's text for an empty list; `No data available` by default. */
  empty?: string
  /** The specification's text for a loading list; `Loading...` by default. */
  loading?: string
  /** For a list with its own empty state: the child is called without rows too. */
  evenEmpty?: boolean
  /** For a page of many lists, which reports failures and old copies once, with `StateOfLists`. */
  isReportedOnce?: boolean
}

type Props<N extends ListName> = States & {
  of: Listed<N>
  /** Called with at least one row, unless `evenEmpty`; with page numbers if the rows are one page. */
  children: (rows: Row<N>[], numbers?: PageNumbers) => ReactNode
}

/** One list of a page in one of four states: loading, failed, empty or full. Its failure does not affect the rest. */
export function Resource<N extends ListName>({ of, loading, ...rest }: Props<N>) {
  if (!(of instanceof Promise)) return <Settled of={of} {...rest} />
  // A new promise needs a new boundary: without the key React would show the old rows until the new ones arrive.
  return (
    <Suspense key={keyOf(of)} fallback={<Loading {...(loading ? { text: loading } : {})} />}>
      <Waiting of={of} {...rest} />
    </Suspense>
  )
}

function Waiting<N extends ListName>({ of, ...rest }: Props<N> & { of: Promise<ListOutcome<N>> }) {
  return <Settled of={use(of)} {...rest} />
}

type SettledProps<N extends ListName> = Props<N> & { of: ListOutcome<N> }

function Settled<N extends ListName>({
  of,
  failed,
  empty,
  evenEmpty,
  isReportedOnce,
  children,
}: SettledProps<N>) {
  const { t } = useTranslation('common')
  const { revalidate } = useRevalidator()
  if (isAbsent(of)) return <Empty text={t('listAbsent')}>{t('listAbsentWhy')}</Empty>
  if (!of.ok) {
    if (isReportedOnce) return <p className="soft">{t('listUnavailable')}</p>
    const text = typeof failed === 'function' ? failed(of.message) : (failed ?? t('listUnavailable'))
    // The server's message, in its own language.
    if (typeof text !== 'string') return <Failed text={text} onRetry={revalidate} />
    return <Failed text={<Text>{text}</Text>} onRetry={revalidate} isWhole={saysToTryAgain.test(text)} />
  }
  const isShown = evenEmpty || of.value.length > 0
  return (
    <>
      {of.asOf && !isReportedOnce ? <OldCopy time={of.asOf} /> : null}
      {isShown ? children(of.value, of.numbers) : <Empty {...(empty ? { text: empty } : {})} />}
    </>
  )
}

/** What the specification words, says it itself: nothing is added. */
const saysToTryAgain = /try again|पुन्हा प्रयत्न/

/** Says that the rows are an old copy, and its date. */
export function OldCopy({ time }: { time: string }) {
  const { t } = useTranslation('common')
  const date = useFormat().dateInWords(time)
  return date ? <Note text={t('oldCopy', { date })}>{t('oldCopyWhy')}</Note> : null
}

const keys = new WeakMap<object, number>()
let lastKey = 0

function keyOf(promise: object): number {
  const key = keys.get(promise) ?? ++lastKey
  keys.set(promise, key)
  return key
}
