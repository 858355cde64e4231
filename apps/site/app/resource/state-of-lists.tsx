import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { isAbsent } from '../api/list.ts'
import { Failed } from '../components/list-state/list-state.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { allOf, listsIn } from './all-of.ts'
import { OldCopy } from './resource.tsx'
import { useLatest } from './use-latest.ts'

/** Says once, for a page of many lists, that some are missing or are old copies, and since when. */
export function StateOfLists({ of }: { of: object }) {
  const { t } = useTranslation('common')
  const { revalidate } = useRevalidator()
  const settled = useLatest(useMemo(() => allOf(listsIn(of)), [of])) ?? []
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
