import type { Language } from '@nagardwar/contract/browser'
import { data, redirect } from 'react-router'
import { fromServer, ofServer } from '../../api/from-server.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { serverTexts } from '../../api/server-texts.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import { buttonClass } from '../../components/button/button.tsx'
import { EmailLink } from '../../components/email/email-link.tsx'
import { telephone } from '../../components/telephone/telephone.ts'
import { hrefIn, otherLanguage } from '../../i18n/language.ts'
import { useHref } from '../../i18n/language-context.ts'
import { PageHead } from '../../page-templates/page-head.tsx'
import type { Route } from './+types/route.ts'
import style from './closed.module.css'
import { type ClosedPart, presentClosed, type Way } from './present.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle = ofServer

/** The server shows it at every address of a closed website. An open one has no such page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const language = serverLanguage(request, context)
  const closed = api.closed?.()
  if (!closed) throw redirect(hrefIn('/', language, context.get(siteContext).defaultLanguage))
  const ask = (each: Language) => serverTexts(api, each, ['common', 'frame', 'closed'])
  const council = { en: await ask('en'), mr: await ask('mr') }
  const part = (each: Language) => presentClosed(closed, council, each)
  return data({ parts: [part(language), part(otherLanguage(language))] }, { status: 503 })
}

/** What residents see while the website is closed, in both languages, that of the address first. */
export default function Closed({ loaderData: { parts } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={parts[0]?.title ?? ''} unlisted />
      <div className={`wrap section ${style.parts}`}>
        {parts.map((part, index) => (
          <Part key={part.language} part={part} isFirst={index === 0} />
        ))}
      </div>
    </>
  )
}

type PartProps = { part: ClosedPart; isFirst: boolean }

function Part({ part, isFirst }: PartProps) {
  const href = useHref()
  const { language, title, sentence, opensAt, contact, ways, write } = part
  const Heading = isFirst ? 'h1' : 'h2'
  const Below = isFirst ? 'h2' : 'h3'
  return (
    <section lang={language} aria-labelledby={`title-${language}`} className={`stack ${style.part}`}>
      <Heading id={`title-${language}`}>{title}</Heading>
      {sentence ? <p lang={sentence.lang}>{sentence.text}</p> : null}
      {opensAt ? <p>{opensAt}</p> : null}
      {ways.length > 0 ? (
        <>
          <Below>{contact}</Below>
          <dl>
            {ways.map((way) => (
              <div key={way.label + way.text}>
                <dt>{way.label}</dt>
                <dd>
                  <WayText way={way} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {write ? (
        <p>
          <a className={buttonClass()} href={href('/contact', language)}>
            {write}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function WayText({ way: { kind, text, lang } }: { way: Way }) {
  if (kind === 'number')
    return (
      <a className="num" href={telephone(text)}>
        {text}
      </a>
    )
  if (kind === 'email') return <EmailLink address={text} />
  return <span lang={lang}>{text}</span>
}
