import type { Listed } from '../../api/list.ts'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentPhotos } from '../../latest/present-photos.ts'
import { Resource } from '../../resource/resource.tsx'
import { usePictureText } from '../../start/start.ts'
import { Block } from './block.tsx'

/** The last eight of the list (spec.md, section 9). */
export const photosShown = 8

export function LatestPhotos({ photos }: { photos: Listed<'photos'> }) {
  const { t } = useTranslation(['home', 'common'])
  const textOf = usePictureText()
  return (
    <div className="section section--soft">
      <div className="wrap">
        <Block
          title={t('latestPhotos')}
          id="photos"
          more={<MoreLink to="/photos">{t('allPhotos')}</MoreLink>}
        >
          <Resource of={photos} empty={t('common:noPictures')} isReportedOnce>
            {(rows) => (
              <Gallery
                layout="latest"
                label={t('latestPhotos')}
                photos={presentPhotos(rows.slice(-photosShown), textOf)}
              />
            )}
          </Resource>
        </Block>
      </div>
    </div>
  )
}
