import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Footer } from '../components/footer/footer.tsx'
import { Header } from '../components/header/header.tsx'
import { NumbersRing } from '../components/telephone/telephone-link.tsx'
import { Toaster } from '../components/toast/toaster.tsx'
import { OfflineBanner } from '../offline/offline-banner.tsx'
import { useCouncil } from '../start/council.ts'
import { useIsDemonstration } from '../start/demonstration.ts'
import type { RootData } from '../start/root-data.ts'
import { useStart } from '../start/start.ts'
import { DemonstrationNotice } from './demonstration-notice.tsx'
import { FloatingParts } from './floating-parts.tsx'
import { useFocusOnPage } from './use-focus-on-page.ts'
import { useKeepScroll } from './use-keep-scroll.ts'
import { useScriptIsLive } from './use-script-is-live.ts'
import { VisitorCount } from './visitor-count.tsx'
import { WaitingFeedback } from './waiting-feedback.tsx'

/** What stands around the content of every page. */
export function Surroundings({ children }: { children: ReactNode }) {
  useFocusOnPage()
  useKeepScroll()
  useScriptIsLive()
  const { menu } = useStart()
  const isDemonstration = useIsDemonstration()
  const council = useCouncil()
  // The day comes with the page, so that a page rendered before midnight reads the same in the browser.
  const today = useRouteLoaderData<RootData>('root')?.today
  return (
    <NumbersRing value={!isDemonstration}>
      <Toaster>
        {isDemonstration ? <DemonstrationNotice council={council} /> : null}
        <Header council={council} menu={menu} />
        <OfflineBanner />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer council={council} visitors={<VisitorCount />} today={today ? new Date(today) : new Date()} />
        <FloatingParts council={council} />
        <WaitingFeedback />
      </Toaster>
    </NumbersRing>
  )
}
