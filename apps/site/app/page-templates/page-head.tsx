import { languages } from '@nagardwar/contract/browser'
import { useContext } from 'react'
import { useLocation } from 'react-router'
import { DefaultLanguage, useBarePath, useHref, useLanguage } from '../i18n/language-context.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useIsDemonstration } from '../start/demonstration.ts'
import { useStart } from '../start/start.ts'
import { SharedPicture, type SharedPictureSource } from './shared-picture.tsx'

type Props = {
  title: string
  description?: string | undefined
  /** A page without entries in search engines: a missing or broken one. */
  unlisted?: boolean
  /** The picture for shared links; the council's card if the page has no picture of its own. */
  picture?: SharedPictureSource | undefined
}

/** The metadata for browsers, search engines and shared links. React puts it into the head. */
export function PageHead({ title, description, unlisted = false, picture }: Props) {
  const { t } = useTranslation('frame')
  const language = useLanguage()
  const format = useFormat()
  const name = format.text(title)
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

/** The canonical address of the page, and its addresses in each language. */
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

/** Only the page number of a query makes another page. */
function pageNumber(search: string): string {
  const page = new URLSearchParams(search).get('page')
  return page && /^[1-9][0-9]{0,4}$/.test(page) && page !== '1' ? `?page=${page}` : ''
}
