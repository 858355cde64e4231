import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'
import { Cover } from './cover.tsx'
import { presentPublications } from './present.ts'

const page = definePage('official-publication', { publications: 'publications' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function OfficialPublications({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['official-publication', 'common'])
  return (
    <Page title={t('title')} intro={t('intro')} section="disclosure" aside={null}>
      <Resource of={loaderData.publications} empty={t('common:noDataSmall')}>
        {(rows) => <Covers rows={rows} />}
      </Resource>
    </Page>
  )
}

function Covers({ rows }: { rows: readonly Row<'publications'>[] }) {
  const { t } = useTranslation('official-publication')
  const format = useFormat()
  const numbered = (index: number) => t('publication', { number: format.serial(index) })
  return (
    <ul className="list grid grid--4" aria-label={t('list')}>
      {presentPublications(rows, usePictureText(), numbered).map(({ id, ...publication }) => (
        <li key={id}>
          <Cover {...publication} />
        </li>
      ))}
    </ul>
  )
}
