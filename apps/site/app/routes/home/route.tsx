import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { LastChange } from '../../layout/last-change.tsx'
import { UsefulQuestion } from '../../layout/useful-question.tsx'
import { PageHead } from '../../page-templates/page-head.tsx'
import { PartOf } from '../../resource/part-of.tsx'
import { StateOfLists } from '../../resource/state-of-lists.tsx'
import { useStart } from '../../start/start.ts'
import type { Route } from './+types/route.ts'
import { HeadOfficer } from './head-officer.tsx'
import { HelpCard } from './help-card.tsx'
import { HomeBanner } from './home-banner.tsx'
import { noticesShown } from './latest-notices.tsx'
import { LatestPhotos, photosShown } from './latest-photos.tsx'
import { LatestVideos, videosShown } from './latest-videos.tsx'
import { Ministers } from './ministers.tsx'
import { News, newsShown } from './news.tsx'
import { PressReleases } from './press-releases.tsx'
import { Projects } from './projects.tsx'
import { Services } from './services.tsx'
import { Websites } from './websites.tsx'

const page = definePage('home', {
  sliders: 'sliders',
  ministers: 'ministers',
  services: 'services',
  news: { list: 'news', shown: -newsShown },
  headOfficer: 'headOfficer',
  videos: { list: 'videos', shown: videosShown },
  projects: { list: 'projects', shown: noticesShown },
  tenders: { list: 'tenders', shown: noticesShown },
  photos: { list: 'photos', shown: -photosShown },
  websiteLinks: 'websiteLinks',
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** The blocks in the order of spec.md, section 2. Each fails alone. */
export default function Home({ loaderData: lists }: Route.ComponentProps) {
  const { t } = useTranslation(['home', 'frame'])
  const council = useStart().settings.name || t('frame:defaultCouncil')
  return (
    <>
      <PageHead title={council} description={t('description', { council })} />
      <HomeBanner sliders={lists.sliders} council={council} />
      <div className="wrap">
        <StateOfLists of={lists} />
      </div>
      <PartOf list={lists.ministers}>
        <Ministers ministers={lists.ministers} />
      </PartOf>
      <Services services={lists.services} />
      <PartOf list={lists.news}>
        <News news={lists.news} />
      </PartOf>
      <div className="section section--soft">
        <div className="wrap split split--officer">
          <PartOf list={lists.headOfficer}>
            <HeadOfficer headOfficer={lists.headOfficer} council={council} />
          </PartOf>
          <PartOf list={lists.videos}>
            <LatestVideos videos={lists.videos} />
          </PartOf>
        </div>
      </div>
      <div className="section">
        <div className="wrap split split--2">
          <PartOf list={lists.projects}>
            <Projects projects={lists.projects} />
          </PartOf>
          <PartOf list={lists.tenders}>
            <PressReleases tenders={lists.tenders} />
          </PartOf>
        </div>
      </div>
      <PartOf list={lists.photos}>
        <LatestPhotos photos={lists.photos} />
      </PartOf>
      <HelpCard />
      <PartOf list={lists.websiteLinks}>
        <Websites websiteLinks={lists.websiteLinks} />
      </PartOf>
      <LastChange />
      <UsefulQuestion />
    </>
  )
}
