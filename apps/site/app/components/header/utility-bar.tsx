import { useHref } from '../../i18n/language-context.ts'
import { Link } from '../../i18n/link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { Emblem } from '../logo/emblem.tsx'
import { TextSizeControl } from '../reading/text-size-control.tsx'
import { ThemeControl } from '../reading/theme-control.tsx'
import { SocialLinks } from '../social-links/social-links.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { goToMain } from './skip-link.tsx'
import style from './utility-bar.module.css'

type Props = { council: Council; fixed: boolean; menuOpen: boolean; onMenu: () => void; onSearch: () => void }

/**
 * Stays in reach at every scroll position: reading aids, languages and, on narrow screens, search and menu. When it
 * is fixed it has the logo, because the masthead has scrolled away.
 */
export function UtilityBar({ council, fixed, menuOpen, onMenu, onSearch }: Props) {
  const { t } = useTranslation('common')
  const search = useHref()('/search')
  return (
    <div className={style.bar} data-fixed={fixed || undefined}>
      <div className={`wrap ${style.row}`}>
        {fixed ? (
          <Link className={`${style.link} ${style.home}`} to="/">
            <Emblem logo={council.logo} />
            <span>{council.name}</span>
          </Link>
        ) : (
          <InsteadLink className={`${style.link} ${style.wide}`} href="#main" instead={goToMain}>
            {t('skipToMain')}
          </InsteadLink>
        )}
        <Link className={`${style.link} ${style.grow}`} to="/screen-reader-access">
          <Icon name="accessibility" />
          <span className={`narrow-vh ${style.word}`}>{t('screenReaderAccess')}</span>
        </Link>
        <SocialLinks council={council} className={`${style.wide} ${style.social}`} />
        <ThemeControl className={style.wide} />
        <TextSizeControl />
        <LanguageSelector />
        <InsteadLink
          className={`${style.link} ${style.narrow}`}
          href={search}
          instead={onSearch}
          aria-haspopup="dialog"
        >
          <Icon name="search" />
          <span className="vh">{t('search')}</span>
        </InsteadLink>
        <InsteadLink
          className={`${style.link} ${style.narrow}`}
          id="menu-button"
          href="#menu"
          instead={onMenu}
          aria-expanded={menuOpen}
        >
          <Icon name="menu" />
          <span className="narrow-vh">{t('menu')}</span>
        </InsteadLink>
      </div>
    </div>
  )
}
