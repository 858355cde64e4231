import { languages } from '@nagardwar/contract/browser'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { DefaultLanguage, useBarePath, useHref, useLanguage } from '../i18n/language-context.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useIsDemonstration } from '../start/demonstration.ts'
import { useStart } from '../start/start.ts'
import { SharedPicture, type SharedPictureSource } from './shared-picture.tsx'

type Props = {
  title: string
  description?: string | undefined
  /** A page that search engines should leave out: one that is missing or broken. */
  unlisted?: boolean
  /** What a link to the page is shared with; the council's card where the page has no picture of its own. */
  picture?: SharedPictureSource | undefined
}

/** What the page says of itself to browsers, search engines and those who share it. React puts it into the head. */
export function PageHead({ title, description, unlisted = false, picture }: Props) {
  const { t } = useTranslation('frame')
  const language = useLanguage()
  const format = useFormat()
  const name = format.digits(title)
  const council = useStart().settings.name || t('defaultCouncil')
  const isDemonstration = useIsDemonstration()
  const fullTitle = title === council ? title : t('pageTitle', { page: name, council })
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={name} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={council} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language === 'mr' ? 'mr_IN' : 'en_IN'} />
      {/* Messengers read what the server sent and run no script: the browser is spared these lines. */}
      {import.meta.env.SSR ? <SharedPicture picture={picture} council={council} /> : null}
      {unlisted || isDemonstration ? <meta name="robots" content="noindex" /> : <Addresses />}
    </>
  )
}

/** The one right address of the page, and its addresses in each language. */
function Addresses() {
  const { origin } = useStart()
  const href = useHref()
  const path = useBarePath() + pageNumber(useLocation().search)
  const defaultLanguage = useContext(DefaultLanguage)
  return (
    <>
      <link rel="canonical" href={origin + href(path)} />
      <meta property="og:url" content={origin + href(path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + href(path, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + href(path, defaultLanguage)} />
    </>
  )
}

/** Of a query, only the page number makes another page. */
function pageNumber(search: string): string {
  const page = new URLSearchParams(search).get('page')
  return page && /^[1-9][0-9]{0,4}$/.test(page) && page !== '1' ? `?page=${page}` : ''
}
