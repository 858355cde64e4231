import { definePage } from '../../api/page.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { Conformance } from './conformance.tsx'
import { ScreenReaderTable } from './screen-reader-table.tsx'

const page = definePage('screen-reader-access', {
  screenReaders: { list: 'screenReaders', content: false },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function ScreenReaderAccess({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('screen-reader-access')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <section>
        <h2 className="vh">{t('programs')}</h2>
        <Resource of={loaderData.screenReaders} evenEmpty>
          {(rows) => <ScreenReaderTable rows={rows} />}
        </Resource>
      </section>
      <Conformance />
    </Page>
  )
}
