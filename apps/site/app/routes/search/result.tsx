import type { Language } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import type { Found, Pieces } from '../../api/search.ts'
import { PdfFacts } from '../../components/pdf/pdf-facts.tsx'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { useLanguage } from '../../i18n/language-context.ts'
import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { fileHref, presentTarget } from './present.ts'
import style from './search.module.css'

/** One result: its link, its page, and the matching words. */
export function Result({ found }: { found: Found }) {
  const { title, titleLanguage, excerpt } = found
  return (
    <li className={style.result}>
      <h3>
        <Target found={found}>
          <Quote pieces={title} language={titleLanguage} />
        </Target>
      </h3>
      <Facts found={found} />
      {excerpt ? (
        <p>
          <Quote pieces={excerpt.pieces} language={excerpt.language} />
        </p>
      ) : null}
    </li>
  )
}

/**
 * The browser loads the page itself: only then does it scroll to the words and highlight them, and only then does the
 * server see that a result was of use.
 */
function Target({ found, children }: { found: Found; children: ReactNode }) {
  const target = presentTarget(found, useFormat())
  if (target.kind === 'page')
    return (
      <Link to={target.path} reloadDocument>
        {children}
      </Link>
    )
  return (
    <SiteLink to={target} withArrow={target.kind === 'outside'}>
      {children}
    </SiteLink>
  )
}

function Facts({ found }: { found: Found }) {
  const { id, where, file, titleLanguage, excerpt, ended, planned } = found
  const { t } = useTranslation('search')
  const format = useFormat()
  const page = useLanguage()
  const isOther = [titleLanguage, excerpt?.language ?? page, file?.language ?? page].some(
    (each) => each !== page,
  )
  const [endedOn, plannedFor] = [ended, planned].map((time) => format.date(time ?? null))
  const facts = [
    // The archive's own words say it too.
    endedOn && !id.startsWith('archive.') ? t('ended', { date: endedOn }) : undefined,
    plannedFor ? t('planned', { date: plannedFor }) : undefined,
    where ? format.text(where) : undefined,
    file ? <File key="file" found={found} /> : undefined,
    file?.page ? t('onPage', { number: format.number(file.page) }) : undefined,
    isOther ? t('inLanguage') : undefined,
  ].filter((fact) => fact !== undefined)
  if (facts.length === 0) return null
  return (
    <ul className={`list ${style.facts}`}>
      {facts.map((fact, index) => (
        // The facts of a result never change their order.
        <li key={typeof fact === 'string' ? fact : index}>{fact}</li>
      ))}
    </ul>
  )
}

/** The type and size of the file; a link where the title leads to its text. */
function File({ found: { file, read, title } }: { found: Found }) {
  const { t } = useTranslation('search')
  if (!file) return null
  if (!read) return <PdfFacts bytes={file.bytes} />
  return (
    <SiteLink to={{ kind: 'document', href: fileHref(file) }} withArrow={false} bytes={file.bytes}>
      {t('file')}
      <span className="vh">: {title.map(({ text }) => text).join('')}</span>
    </SiteLink>
  )
}

/** A text with its matching words highlighted, in its own language. */
function Quote({ pieces, language }: { pieces: Pieces; language: Language }) {
  const format = useFormat()
  const isOther = language !== useLanguage()
  const words = pieces.map(({ text, isFound }, index) => {
    const written = isOther ? text : format.digits(text)
    const key = `${index} ${text}`
    return isFound ? <mark key={key}>{written}</mark> : <span key={key}>{written}</span>
  })
  return isOther ? <span lang={language}>{words}</span> : words
}
