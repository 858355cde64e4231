import { fromServer } from '../../api/from-server.ts'
import { definePage } from '../../api/page.ts'
import { HeadedTexts } from '../../bodies/headed-texts.tsx'
import { withBodies } from '../../bodies/with-bodies.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { AuditCertificate } from './audit-certificate.tsx'

const page = definePage('privacy-policy', { policy: { list: 'privacyPolicy', bodies: true } })
export const clientLoader = fromServer
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export const loader = async (args: Route.LoaderArgs) => withBodies(await page.loader(args), 3)

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('privacy-policy')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Resource of={loaderData.policy}>{(rows) => <HeadedTexts rows={rows} withContents />}</Resource>
      <AuditCertificate />
    </Page>
  )
}
