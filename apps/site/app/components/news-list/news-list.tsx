import type { ReactNode } from 'react'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../button/button.tsx'
import style from './news-list.module.css'

export type NewsLine = { id: string | number; text: string; isNew: boolean; day?: string | undefined }

type Props<L extends NewsLine> = {
  news: readonly L[]
  /** How a text is written, if not as it is. */
  textOf?: (line: L) => ReactNode
}

const asItIs = ({ text }: NewsLine) => <Text>{text}</Text>

/** News below each other, for reading: the text first, badge and day in a line below it. */
export function NewsList<L extends NewsLine>({ news, textOf = asItIs }: Props<L>) {
  const { t } = useTranslation('common')
  return (
    <ul className={style.news}>
      {news.map((line) => (
        <li key={line.id}>
          {textOf(line)}{' '}
          {line.isNew || line.day ? (
            <small className="num soft">
              {line.isNew ? <Badge>{t('badgeNew')}</Badge> : null} {line.day}
            </small>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
