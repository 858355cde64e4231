import type { ListName, Row } from '@nagardwar/contract/browser'
import { type ReactNode, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listed, ListOutcome } from '../api/list.ts'
import { AsOf, Empty, Failed, Loading } from './list-states.tsx'

type States = {
  /** The specification's text for this list's failure; the server's own message is used where this is a function. */
  failed?: string | ((message: string | undefined) => string)
  /** The text for a list without rows; `No data available` unless the specification has its own. */
  empty?: string
  loading?: string
}

type Props<N extends ListName> = States & {
  of: Listed<N>
  /** Called with at least one row. */
  children: (rows: Row<N>[]) => ReactNode
}

/** One list of a page in one of its four states: loading, failed, empty or full. It fails alone. */
export function Resource<N extends ListName>({ of, loading, ...rest }: Props<N>) {
  if (!(of instanceof Promise)) return <Settled of={of} {...rest} />
  // A new promise is a new boundary: without the key React would keep the old rows up until the new ones arrive.
  return (
    <Suspense key={keyOf(of)} fallback={<Loading text={loading} />}>
      <Waiting of={of} {...rest} />
    </Suspense>
  )
}

function Waiting<N extends ListName>({ of, ...rest }: Props<N> & { of: Promise<ListOutcome<N>> }) {
  return <Settled of={use(of)} {...rest} />
}

function Settled<N extends ListName>({ of, failed, empty, children }: Props<N> & { of: ListOutcome<N> }) {
  const { t } = useTranslation('frame')
  if (!of.ok)
    return <Failed text={typeof failed === 'function' ? failed(of.message) : (failed ?? t('noData'))} />
  if (of.value.length === 0) return <Empty text={empty ?? t('noData')} />
  return (
    <>
      {of.asOf && <AsOf time={of.asOf} />}
      {children(of.value)}
    </>
  )
}

const keys = new WeakMap<object, number>()
let lastKey = 0

function keyOf(promise: object): number {
  const key = keys.get(promise) ?? ++lastKey
  keys.set(promise, key)
  return key
}
