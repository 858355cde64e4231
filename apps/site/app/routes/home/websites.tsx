import type { Listed } from '../../api/list.ts'
import { LogoCarousel } from '../../components/logo-carousel/logo-carousel.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import { presentWebsites } from './present.ts'

export function Websites({ websiteLinks }: { websiteLinks: Listed<'websiteLinks'> }) {
  const { t } = useTranslation('home')
  const websites = presentWebsites(useRowsNow(websiteLinks), usePictureText())
  return (
    <div className="section section--soft">
      <div className="wrap">
        <LogoCarousel title={t('websites')} websites={websites}>
          <Resource of={websiteLinks} empty={t('noWebsites')} isReportedOnce>
            {() => null}
          </Resource>
        </LogoCarousel>
      </div>
    </div>
  )
}
