import { ChatWidget } from '../components/chat/chat-widget.tsx'
import type { Council } from '../components/council.ts'
import { Floating } from '../components/floating/floating.tsx'
import { ScrollToTop } from '../components/scroll-to-top/scroll-to-top.tsx'
import { useStart } from '../start/start.ts'
import { CookieConsent } from './cookie-consent.tsx'
import { messagingLink } from './messaging-link.ts'

/** What floats over every page. Without a messaging phone there is no chat. */
export function FloatingParts({ council }: { council: Council }) {
  const { messagingPhone } = useStart().settings
  const send = (text: string) => {
    window.open(messagingLink(messagingPhone ?? '', text, navigator.userAgent), '_blank', 'noopener')
  }
  return (
    <>
      <Floating>
        <ScrollToTop />
        {messagingPhone ? <ChatWidget council={council} onSend={send} /> : null}
      </Floating>
      <CookieConsent />
    </>
  )
}
