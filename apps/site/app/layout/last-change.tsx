import type { LastChanged } from '@nagardwar/contract/browser'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useRowsOfPage } from '../resource/use-rows-of-page.ts'

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
  const rows = useRowsOfPage() as readonly LastChanged[]
  const days = (of ?? rows).flatMap(({ lastChanged }) => lastChanged ?? [])
  const date = format.date(days.sort().at(-1))
  return date ? (
    <p className="wrap small soft last-change">
      {t('lastChange')} <b className="num">{date}</b>
    </p>
  ) : null
}
