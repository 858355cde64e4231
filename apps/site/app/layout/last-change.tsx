import type { LastChanged } from '@nagardwar/contract/browser'
import { useMemo } from 'react'
import { useMatches } from 'react-router'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { allOf, listsIn } from '../resource/all-of.ts'
import { useLatest } from '../resource/use-latest.ts'

type Props = {
  /** The records of the page; all rows of its own lists, unless the page says otherwise. */
  of?: readonly LastChanged[] | undefined
}

/**
 * When the content of a page was last changed or reviewed. The footer shows today's date, which says nothing about
 * that.
 */
export function LastChange({ of }: Props) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const rows = useRowsOfPage()
  const days = (of ?? rows).flatMap(({ lastChanged }) => lastChanged ?? [])
  const date = format.date(days.sort().at(-1))
  return date ? (
    <p className="wrap small soft last-change">
      {t('lastChange')} <b className="num">{date}</b>
    </p>
  ) : null
}

/** The rows that are shown of the current route's lists. */
function useRowsOfPage(): LastChanged[] {
  const data = useMatches().at(-1)?.loaderData
  const settled = useLatest(useMemo(() => allOf(listsIn(data)), [data])) ?? []
  return settled.flatMap((list) => (list.ok ? (list.value as LastChanged[]) : []))
}
