import type { Row } from '@nagardwar/contract/browser'
import type { ComponentType } from 'react'
import { definePage } from '../../api/page.ts'
import { HydrateOnUse } from '../../components/hydration/hydrate-on-use.tsx'
import { useLanguage } from '../../i18n/language-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LastChange } from '../../layout/last-change.tsx'
import { OtherLanguageNote } from '../../layout/other-language-note.tsx'
import { UsefulQuestion } from '../../layout/useful-question.tsx'
import { PageHead } from '../../page-templates/page-head.tsx'
import { StateOfLists } from '../../resource/state-of-lists.tsx'
import { useHasContent } from '../../start/has-content.ts'
import { PartOf } from '../../start/part-of.tsx'
import { useStart } from '../../start/start.ts'
import { MyWardPlace } from '../../wards/my-ward-place.tsx'
import { withWritten } from '../../written/written.tsx'
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
import { rowsOfToday } from './rows-of-today.ts'
import { Services } from './services.tsx'
import { TodayLine } from './today-line.tsx'
import { TodayPlace } from './today-place.tsx'
import { Websites } from './websites.tsx'

const page = definePage(['home', 'video'], {
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

/** The texts of the videos stand on the page of all videos: the document says only which have one. */
export async function loader(args: Route.LoaderArgs) {
  const [lists, today] = await Promise.all([page.loader(args), rowsOfToday(args)])
  const videos = await lists.videos
  const own = videos.ok ? { ...lists, videos: { ...videos, value: videos.value.map(withoutText) } } : lists
  return withWritten(own, <TodayLine {...today} now={Date.now()} />)
}

const withoutText = (row: Row<'videos'>): Row<'videos'> => ({ ...row, transcript: row.transcript && '…' })

export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

type Lists = Omit<Route.ComponentProps['loaderData'], 'pictureTexts'>

/** The blocks in the order of spec.md, section 2. Each fails alone, and is left out alone. */
export default function Home({ loaderData: lists }: Route.ComponentProps) {
  const { t } = useTranslation(['home', 'frame'])
  const council = useStart().settings.name || t('frame:defaultCouncil')
  const part = (name: keyof Lists, Part: ComponentType<Lists & { council: string }>) => (
    <PartOf list={lists[name]} name={name}>
      <Part {...lists} council={council} />
    </PartOf>
  )
  return (
    <>
      <PageHead title={council} description={t('description', { council })} />
      <HomeBanner sliders={lists.sliders} council={council} below={<Below of={lists} />} />
      <div className="wrap">
        <StateOfLists of={lists} />
        <OtherLanguageNote />
      </div>
      <HydrateOnUse>
        {part('ministers', Ministers)}
        <Services services={lists.services} />
      </HydrateOnUse>
      {part('news', News)}
      <div className="section section--split section--soft">
        <div className="wrap split split--officer">
          <HydrateOnUse>
            {part('headOfficer', HeadOfficer)}
            {part('videos', LatestVideos)}
          </HydrateOnUse>
        </div>
      </div>
      <div className="section section--split">
        <div className="wrap split split--2">
          {part('projects', Projects)}
          {part('tenders', PressReleases)}
        </div>
      </div>
      <HydrateOnUse>
        {part('photos', LatestPhotos)}
        <HelpCard />
      </HydrateOnUse>
      {part('websiteLinks', Websites)}
      <LastChange />
      <UsefulQuestion />
    </>
  )
}

/** The town today, and the chosen ward. */
function Below({ of }: { of: object }) {
  const language = useLanguage()
  const hasContent = useHasContent()
  return (
    <>
      {hasContent('/today') ? <TodayPlace key={language} of={of} /> : null}
      <div className="wrap">
        <MyWardPlace />
      </div>
    </>
  )
}
