import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../button/button.tsx'
import style from './news-list.module.css'

export type NewsLine = { id: string | number; text: string; isNew: boolean; day?: string | undefined }

/** News below each other, for reading: the text first, badge and day in a line below it. */
export function NewsList({ news }: { news: readonly NewsLine[] }) {
  const { t } = useTranslation('common')
  return (
    <ul className={style.news}>
      {news.map(({ id, text, isNew, day }) => (
        <li key={id}>
          <Text>{text}</Text>{' '}
          {isNew || day ? (
            <small className="num soft">
              {isNew ? <Badge>{t('badgeNew')}</Badge> : null} {day}
            </small>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
