import type { Row } from '@nagardwar/contract/browser'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage } from '../../api/page.ts'
import { NewsList } from '../../components/news-list/news-list.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Page } from '../../frame/page.tsx'
import { pageOf, readPageNumber } from '../../frame/page-of.ts'
import { Resource } from '../../frame/resource.tsx'
import { presentNews } from '../../latest/present-news.ts'
import type { Route } from './+types/route.ts'

const page = definePage('news', { news: 'news' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

const newsPerPage = 10

export default function News({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('news')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Resource of={loaderData.news} empty={t('empty')}>
        {(rows) => <AllNews news={rows} />}
      </Resource>
    </Page>
  )
}

function AllNews({ news }: { news: readonly Row<'news'>[] }) {
  const { t } = useTranslation('news')
  const shown = pageOf(presentNews(news), readPageNumber(useSearchParams()[0]), newsPerPage)
  return (
    <section>
      <h2 className="vh">{t('list')}</h2>
      <NewsList news={shown.items} />
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}
