import type { Row } from '@nagardwar/contract/browser'
import { fromServer } from '../../api/from-server.ts'
import { definePage } from '../../api/page.ts'
import { BodyOr } from '../../bodies/body-or.tsx'
import { withBodies } from '../../bodies/with-bodies.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Paragraphs } from '../../components/linked-text/paragraphs.tsx'
import { PdfIcon } from '../../components/pdf/pdf.tsx'
import { DepartmentList } from '../../disclosure/department-list.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'
import { presentMaps } from './present.ts'

const page = definePage('maps', {
  texts: { list: 'developmentPlanTexts', bodies: true },
  maps: 'developmentPlanMaps',
  departments: { list: 'disclosureDepartments', content: false },
})
export const clientLoader = fromServer
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export const loader = async (args: Route.LoaderArgs) => withBodies(await page.loader(args), 3)

export default function Maps({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['maps', 'common'])
  const departments = useRowsNow(loaderData.departments)
  const picture = presentMaps(useRowsNow(loaderData.maps), usePictureText()).find(({ path }) => path)
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      crumbs={[{ label: t('common:departments'), to: '/departments' }]}
      aside={<DepartmentList departments={departments} />}
      also={{ departments: loaderData.departments }}
      records={[...useRowsNow(loaderData.texts), ...useRowsNow(loaderData.maps)]}
      picture={picture}
    >
      <section className="stack">
        <h2>{t('plan')}</h2>
        <Resource of={loaderData.texts}>{(rows) => <PlanTexts rows={rows} />}</Resource>
      </section>
      <section className="stack">
        <h2>{t('maps')}</h2>
        <Resource of={loaderData.maps} empty={t('empty')}>
          {(rows) => <PlanMaps rows={rows} label={t('maps')} />}
        </Resource>
      </section>
    </Page>
  )
}

const PlanTexts = ({ rows }: { rows: readonly Row<'developmentPlanTexts'>[] }) => (
  <div className="prose">
    {rows.map((row) => (
      <BodyOr key={row.id} row={row}>
        <Paragraphs>{row.description}</Paragraphs>
      </BodyOr>
    ))}
  </div>
)

function PlanMaps({ rows, label }: { rows: readonly Row<'developmentPlanMaps'>[]; label: string }) {
  const maps = presentMaps(rows, usePictureText())
  const photos = maps.map(({ name, pdf, bytes, text, ...picture }) => ({
    ...picture,
    caption: name,
    more: <PdfIcon title={<Text>{name}</Text>} path={pdf} bytes={bytes} text={text} />,
  }))
  return <Gallery layout="maps" photos={photos} label={label} />
}
