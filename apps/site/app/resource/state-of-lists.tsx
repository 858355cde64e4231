import type { Outcome } from '@nagardwar/contract/browser'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Failed } from '../components/list-state/list-state.tsx'
import { OldCopy } from './resource.tsx'
import { useLatest } from './use-latest.ts'

type AnyOutcome = Outcome<readonly unknown[]>
type Lists = Readonly<Record<string, AnyOutcome | Promise<AnyOutcome>>>

/** Says once for a page of many lists that some are missing, or what the server last said, and since when. */
export function StateOfLists({ of }: { of: Lists }) {
  const { t } = useTranslation('common')
  const { revalidate } = useRevalidator()
  const settled = useLatest(useMemo(() => allOf(Object.values(of)), [of])) ?? []
  const times = settled.flatMap((list) => (list.ok && list.asOf ? [list.asOf] : []))
  const oldest = times.sort()[0]
  return (
    <>
      {settled.every(({ ok }) => ok) ? null : <Failed text={t('partsFailed')} onRetry={revalidate} />}
      {oldest ? <OldCopy time={oldest} /> : null}
    </>
  )
}

/** What is there already is given at once, so that the server can say it too. */
function allOf(lists: (AnyOutcome | Promise<AnyOutcome>)[]): AnyOutcome[] | Promise<AnyOutcome[]> {
  const there = lists.filter((list) => !(list instanceof Promise))
  return there.length === lists.length ? (there as AnyOutcome[]) : Promise.all(lists)
}
