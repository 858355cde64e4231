import { type ReactNode, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { PageAlerts } from '../alerts/page-alerts.ts'
import { Footer } from '../components/footer/footer.tsx'
import { Header } from '../components/header/header.tsx'
import { NumbersRing } from '../components/telephone/telephone-link.tsx'
import { Toaster } from '../components/toast/toaster.tsx'
import { OfflineBanner } from '../offline/offline-banner.tsx'
import { WatchNavigation } from '../recovery/navigation.ts'
import { useCouncil } from '../start/council.ts'
import { useIsDemonstration } from '../start/demonstration.ts'
import { useHasContent } from '../start/has-content.ts'
import type { RootData } from '../start/root-data.ts'
import { useStart } from '../start/start.ts'
import { BareFrame } from './bare-frame.tsx'
import { DemonstrationNotice } from './demonstration-notice.tsx'
import { FloatingParts } from './floating-parts.tsx'
import { Frame } from './frame.ts'
import { useFocusOnPage } from './use-focus-on-page.ts'
import { useKeepScroll } from './use-keep-scroll.ts'
import { useScriptIsLive } from './use-script-is-live.ts'
import { VisitorCount } from './visitor-count.tsx'
import { WaitingFeedback } from './waiting-feedback.tsx'

/** The layout around the content of every page. */
export function Surroundings({ children }: { children: ReactNode }) {
  useFocusOnPage()
  useKeepScroll()
  useScriptIsLive()
  const { menu } = useStart()
  const isDemonstration = useIsDemonstration()
  const hasContent = useHasContent()
  const council = useCouncil()
  const isBare = import.meta.env.SSR && use(Frame) === 'bare'
  // The date comes with the page, so that a page rendered before midnight is the same in the browser.
  const today = useRouteLoaderData<RootData>('root')?.today
  if (isBare) return <BareFrame council={council}>{children}</BareFrame>
  return (
    <NumbersRing value={!isDemonstration}>
      <Toaster>
        {isDemonstration ? <DemonstrationNotice council={council} /> : null}
        <Header council={council} menu={menu} />
        {import.meta.env.SSR ? (
          use(PageAlerts)
        ) : (
          <div id="alerts" aria-live="polite" suppressHydrationWarning>
            {/* A text keeps what the server wrote, and what came since: React compares nothing inside. */}
            {''}
          </div>
        )}
        <OfflineBanner />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer
          council={council}
          visitors={<VisitorCount />}
          today={today ? new Date(today) : new Date()}
          hasServices={hasContent('/right-to-services')}
        />
        <FloatingParts council={council} />
        <WaitingFeedback />
        <WatchNavigation />
      </Toaster>
    </NumbersRing>
  )
}
