import type { Listed } from '../../api/list.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { VideoGallery } from '../../components/video/video-gallery.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentVideos } from '../../latest/present-videos.ts'
import { Resource } from '../../resource/resource.tsx'
import { Block } from './block.tsx'

/** One large and two small; all of them have a page of their own. */
export const videosShown = 3

export function LatestVideos({ videos }: { videos: Listed<'videos'> }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <Block title={t('videoGallery')} id="videos" more={<MoreLink to="/videos">{t('allVideos')}</MoreLink>}>
      <Resource of={videos} empty={t('noVideos')} isReportedOnce>
        {(rows) => <VideoGallery videos={presentVideos(rows.slice(0, videosShown), format)} />}
      </Resource>
    </Block>
  )
}
