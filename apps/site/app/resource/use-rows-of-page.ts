import { useMemo } from 'react'
import { useMatches } from 'react-router'
import { allOf, listsIn } from './all-of.ts'
import { useLatest } from './use-latest.ts'

/** The rows that are shown of the current route's lists, as far as they have arrived. */
export function useRowsOfPage(): readonly unknown[] {
  const data = useMatches().at(-1)?.loaderData
  const settled = useLatest(useMemo(() => allOf(listsIn(data)), [data]))
  return useMemo(() => (settled ?? []).flatMap((list) => (list.ok ? list.value : [])), [settled])
}
