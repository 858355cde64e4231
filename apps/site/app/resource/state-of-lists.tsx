import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { hasFailed } from '../api/list.ts'
import { Failed } from '../components/list-state/list-state.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { allOf, listsIn } from './all-of.ts'
import { OldCopy } from './resource.tsx'
import { useLatest } from './use-latest.ts'

/** The lists that have arrived, or that failed. */
function useSettled(of: object) {
  const lists = listsIn(of)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object may be a new one, its lists are the same.
  return useLatest(useMemo(() => allOf(lists), lists)) ?? []
}

/** Says that parts of the page are missing, and offers to try again. */
export function PartsFailed() {
  const { t } = useTranslation('common')
  const { revalidate } = useRevalidator()
  return <Failed text={t('partsFailed')} onRetry={revalidate} />
}

/** Says once that some of these lists failed. A page names here what it uses outside of a `Resource`. */
export const FailedLists = ({ of }: { of: object }) =>
  useSettled(of).some(hasFailed) ? <PartsFailed /> : null

/** Says once, for a page of many lists, that some are missing or are old copies, and since when. */
export function StateOfLists({ of }: { of: object }) {
  const settled = useSettled(of)
  const times = settled.flatMap((list) => (list.ok && list.asOf ? [list.asOf] : []))
  const oldest = times.sort()[0]
  return (
    <>
      <FailedLists of={of} />
      {oldest ? <OldCopy time={oldest} /> : null}
    </>
  )
}
