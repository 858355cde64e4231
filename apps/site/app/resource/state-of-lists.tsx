import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { isAbsent } from '../api/list.ts'
import { Failed } from '../components/list-state/list-state.tsx'
import { type AnyListed, allOf } from './all-of.ts'
import { OldCopy } from './resource.tsx'
import { useLatest } from './use-latest.ts'

type Lists = Readonly<Record<string, AnyListed>>

/** Says once for a page of many lists that some are missing, or what the server last said, and since when. */
export function StateOfLists({ of }: { of: Lists }) {
  const { t } = useTranslation('common')
  const { revalidate } = useRevalidator()
  const settled = useLatest(useMemo(() => allOf(Object.values(of)), [of])) ?? []
  const times = settled.flatMap((list) => (list.ok && list.asOf ? [list.asOf] : []))
  const oldest = times.sort()[0]
  return (
    <>
      {settled.every((list) => list.ok || isAbsent(list)) ? null : (
        <Failed text={t('partsFailed')} onRetry={revalidate} />
      )}
      {oldest ? <OldCopy time={oldest} /> : null}
    </>
  )
}
