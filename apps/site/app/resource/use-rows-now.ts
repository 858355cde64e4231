import type { ListName, Row } from '@nagardwar/contract/browser'
import type { Listed } from '../api/list.ts'
import { useLatest } from './use-latest.ts'

/**
 * The rows of a list as far as they have arrived, for what the page is whole without: the links of cards, the
 * departments beside it. A list that is the page's own matter belongs into a `Resource`.
 */
export function useRowsNow<N extends ListName>(of: Listed<N>): readonly Row<N>[] {
  const outcome = useLatest(of)
  return outcome?.ok ? outcome.value : []
}
