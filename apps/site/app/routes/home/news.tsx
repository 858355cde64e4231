import { useMemo } from 'react'
import type { Listed } from '../../api/list.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { Ticker } from '../../components/ticker/ticker.tsx'
import { useLanguage } from '../../i18n/language-context.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentNews } from '../../latest/present-news.ts'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'

/** The latest run by; the page of all news has the rest. */
export const newsShown = 20

export function News({ news }: { news: Listed<'news'> }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const rows = useRowsNow(news)
  const items = useMemo(
    () =>
      presentNews(rows.slice(-newsShown), format).map(({ id, text, isNew }) => ({
        id,
        isNew,
        text: <Text>{text}</Text>,
      })),
    [rows, format],
  )
  return (
    <Ticker
      // In the other language the strip has another length to run.
      key={useLanguage()}
      id="news"
      title={t('news')}
      items={items}
      to="/news"
      more={<MoreLink to="/news">{t('allNews')}</MoreLink>}
    >
      <Resource of={news} empty={t('noNews')} isReportedOnce>
        {() => null}
      </Resource>
    </Ticker>
  )
}
