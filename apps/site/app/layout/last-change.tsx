import type { LastChanged } from '@nagardwar/contract/browser'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router'
import { useFormat } from '../i18n/use-format.ts'
import { type AnyListed, allOf } from '../resource/all-of.ts'
import { useLatest } from '../resource/use-latest.ts'

type Props = {
  /** The records that the page is made of; all rows of its own lists, where it says nothing. */
  of?: readonly LastChanged[] | undefined
}

/** When what a page shows was last changed or reviewed. The footer's date, which is today's, says nothing about that. */
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

/** The rows of the lists of the route in view, as far as they are shown. */
function useRowsOfPage(): LastChanged[] {
  const data = useMatches().at(-1)?.loaderData
  const settled = useLatest(useMemo(() => allOf(listsIn(data)), [data])) ?? []
  return settled.flatMap((list) => (list.ok ? (list.value as LastChanged[]) : []))
}

const listsIn = (data: unknown): AnyListed[] =>
  Object.values(data ?? {}).filter(
    (value: unknown) =>
      value instanceof Promise || (typeof value === 'object' && value !== null && 'ok' in value),
  ) as AnyListed[]
