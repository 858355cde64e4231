import { useTranslation } from 'react-i18next'
import { Link } from '../../i18n/link.tsx'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { TextSizeControl } from '../reading/text-size-control.tsx'
import { ThemeControl } from '../reading/theme-control.tsx'
import { SocialLinks } from '../social-links/social-links.tsx'
import { telephone } from '../telephone/telephone.ts'
import { LanguageSelector } from './language-selector.tsx'
import { goToMain } from './skip-link.tsx'
import style from './utility-bar.module.css'

/** Reading aids, languages and, on a phone, the emergency number. */
export function UtilityBar({ council }: { council: Council }) {
  const { t } = useTranslation('common')
  return (
    <div className={style.bar}>
      <div className={`wrap ${style.row}`}>
        <InsteadLink className={`${style.link} ${style.wide}`} href="#main" instead={goToMain}>
          {t('skipToMain')}
        </InsteadLink>
        <Link className={`${style.link} ${style.grow}`} to="/screen-reader-access">
          <Icon name="accessibility" />
          <span className="narrow-vh">{t('screenReaderAccess')}</span>
        </Link>
        <a className={`${style.link} ${style.sos}`} href={telephone(t('emergencyNumber'))}>
          <Icon name="siren" />
          <span className="narrow-vh">
            {t('emergency')} <span className="num">{t('emergencyNumber')}</span>
          </span>
        </a>
        <SocialLinks council={council} className={`${style.wide} ${style.social}`} />
        <ThemeControl className={style.wide} />
        <TextSizeControl />
        <LanguageSelector />
      </div>
    </div>
  )
}
