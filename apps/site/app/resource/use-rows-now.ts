import type { ListName, Row } from '@nagardwar/contract/browser'
import type { Listed } from '../api/list.ts'
import { useLatest } from './use-latest.ts'

/**
 * The rows of a list that have arrived, for parts that the page can do without: the links of cards, the departments
 * beside it. The main list of a page belongs into a `Resource`.
 */
export function useRowsNow<N extends ListName>(of: Listed<N>): readonly Row<N>[] {
  const outcome = useLatest(of)
  return outcome?.ok ? outcome.value : []
}
