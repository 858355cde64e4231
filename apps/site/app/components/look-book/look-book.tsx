import { useBarePath, useLanguage } from '../../i18n/language-context.ts'
import { ChatWidget } from '../chat/chat-widget.tsx'
import { Floating } from '../floating/floating.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { ScrollToTop } from '../scroll-to-top/scroll-to-top.tsx'
import { HomeParts } from './home-parts.tsx'
import { councilOf, madeUp } from './made-up.ts'
import { PageParts } from './page-parts.tsx'
import { councils, menu } from './samples.ts'

export function LookBook({ of }: { of?: string | undefined }) {
  const language = useLanguage()
  const settings = madeUp[of ?? '']
  const council = settings ? councilOf(settings, language) : councils[language]
  const isHome = useBarePath() !== '/page'
  return (
    <>
      <Header council={council} menu={menu(language)} />
      <main id="main" tabIndex={-1}>
        {isHome ? <HomeParts /> : <PageParts />}
      </main>
      <Footer council={council} visitors={language === 'mr' ? '१२,४८,३०७' : '12,48,307'} today={new Date()} />
      <Floating>
        <ScrollToTop />
        <ChatWidget council={council} onSend={(text) => console.info(text)} />
      </Floating>
    </>
  )
}
