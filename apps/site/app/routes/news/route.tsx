import type { Row } from '@nagardwar/contract/browser'
import { fromServer } from '../../api/from-server.ts'
import { definePage } from '../../api/page.ts'
import type { PageNumbers } from '../../api/page-of.ts'
import { BodyOr } from '../../bodies/body-or.tsx'
import { withBodies } from '../../bodies/with-bodies.tsx'
import { NewsList } from '../../components/news-list/news-list.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentNews } from '../../latest/present-news.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { usePageOf } from '../../resource/use-page-of.ts'
import type { Route } from './+types/route.ts'

const newsPerPage = 10
const page = definePage('news', { news: { list: 'news', perPage: -newsPerPage, bodies: true } })
export const clientLoader = fromServer
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export const loader = async (args: Route.LoaderArgs) => withBodies(await page.loader(args), 3)

export default function News({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('news')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Resource of={loaderData.news} empty={t('empty')}>
        {(rows, numbers) => <AllNews news={rows} numbers={numbers} />}
      </Resource>
    </Page>
  )
}

type AllNewsProps = { news: readonly Row<'news'>[]; numbers: PageNumbers | undefined }

function AllNews({ news, numbers }: AllNewsProps) {
  const { t } = useTranslation('news')
  const rows = new Map(news.map((row) => [row.id as string | number, row]))
  const shown = usePageOf(presentNews(news, useFormat()), newsPerPage, numbers)
  return (
    <section>
      <h2 className="vh">{t('list')}</h2>
      <NewsList news={shown.items} textOf={({ id }) => <WholeText row={rows.get(id)} />} />
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}

const WholeText = ({ row }: { row: Row<'news'> | undefined }) =>
  row ? (
    <BodyOr row={row}>
      <Text>{row.description}</Text>
    </BodyOr>
  ) : null
