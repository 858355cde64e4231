import { type Language, languages } from '@nagardwar/contract/browser'
import { useLocation } from 'react-router'
import { useBarePath, useHref, useLanguage } from '../../i18n/language-context.ts'
import { PlainLink } from '../../i18n/link.tsx'
import { rememberLanguage } from '../../i18n/remember-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { storedConsent } from '../cookie-banner/consent.ts'
import style from './utility-bar.module.css'

/** Each language has its own name, so that its readers recognise it. */
const ownNames: Record<Language, string> = { en: 'English', mr: 'मराठी' }

/** Links to the same page and position in the other language. */
export function LanguageSelector() {
  const { t } = useTranslation('common')
  const { search, hash } = useLocation()
  const [href, barePath, current] = [useHref(), useBarePath(), useLanguage()]
  return (
    <ul className={style.languages} aria-label={t('language')}>
      {[...languages].reverse().map((language) => (
        <li key={language}>
          <PlainLink
            to={href(barePath, language) + search + hash}
            lang={language}
            hrefLang={language}
            className={language === 'mr' ? 'names' : undefined}
            aria-current={language === current ? 'true' : undefined}
            preventScrollReset
            onClick={() => {
              if (storedConsent() !== 'declined') rememberLanguage(language)
            }}
          >
            {ownNames[language]}
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
