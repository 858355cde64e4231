import type { Row } from '@nagardwar/contract/browser'
import { fromServer } from '../../api/from-server.ts'
import { definePage } from '../../api/page.ts'
import { HeadedTexts } from '../../bodies/headed-texts.tsx'
import { withBodies } from '../../bodies/with-bodies.tsx'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { PdfIcon } from '../../components/pdf/pdf.tsx'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { servicesPath } from '../../services/service-path.ts'
import { useHasContent } from '../../start/has-content.ts'
import type { Route } from './+types/route.ts'
import { presentServiceDocuments } from './present.ts'

const onFailure = 'Failed to fetch services. Please try again later.'
const page = definePage('right-to-services', {
  services: { list: 'rightToServices', onFailure, bodies: true },
  documents: { list: 'rightToServicesDocuments', onFailure },
})
export const clientLoader = fromServer
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export const loader = async (args: Route.LoaderArgs) => withBodies(await page.loader(args), 3)

export default function RightToServices({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('right-to-services')
  const hasContent = useHasContent()
  return (
    <Page title={t('title')} intro={t('intro')} section="disclosure">
      {hasContent(servicesPath) ? <MoreLink to={servicesPath}>{t('everyService')}</MoreLink> : null}
      <Resource of={loaderData.services} failed={t('failed')} empty={t('empty')}>
        {(rows) => <HeadedTexts rows={rows} />}
      </Resource>
      <section className="stack">
        <h2>{t('documents')}</h2>
        <Resource of={loaderData.documents} failed={t('failed')}>
          {(rows) => <Documents rows={rows} />}
        </Resource>
      </section>
    </Page>
  )
}

function Documents({ rows }: { rows: readonly Row<'rightToServicesDocuments'>[] }) {
  const { t } = useTranslation(['right-to-services', 'common'])
  return (
    <DataTable
      caption={t('documents')}
      titled
      rows={presentServiceDocuments(rows)}
      columns={[
        { label: t('common:description'), value: 'title' },
        {
          label: t('download'),
          cell: ({ title, ...document }) => <PdfIcon title={<Text>{title}</Text>} {...document} />,
        },
      ]}
    />
  )
}
