import { useTranslation } from 'react-i18next'
import { useHref } from '../../i18n/language-context.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { Logo } from '../logo/logo.tsx'
import { emergencyOf, isFree } from '../telephone/numbers.ts'
import { TelephoneLink } from '../telephone/telephone-link.tsx'
import style from './masthead.module.css'

type Props = { council: Council; fixed: boolean; menuOpen: boolean; onMenu: () => void; onSearch: () => void }

export function Masthead({ council, fixed, menuOpen, onMenu, onSearch }: Props) {
  const { t } = useTranslation('common')
  const { helpline } = council
  const emergency = emergencyOf(council)
  const search = useHref()('/search')
  return (
    <div className={style.masthead} data-fixed={fixed || undefined}>
      <div className={`wrap ${style.row}`}>
        <Logo council={council} />
        {helpline ? (
          <Call icon="phone" label={t(isFree(helpline) ? 'helplineFree' : 'helpline')} number={helpline} />
        ) : null}
        <Call
          icon="siren"
          label={t(emergency.isOfIndia ? 'emergencyIndia' : 'emergency')}
          number={useFormat().digits(emergency.number)}
        />
        <InsteadLink className={style.searchButton} href={search} instead={onSearch} aria-haspopup="dialog">
          <Icon name="search" />
          <span className="vh">{t('search')}</span>
        </InsteadLink>
        <InsteadLink
          className={style.menuButton}
          id="menu-button"
          href="#menu"
          instead={onMenu}
          aria-expanded={menuOpen}
        >
          <Icon name="menu" />
          {t('menu')}
        </InsteadLink>
      </div>
    </div>
  )
}

const Call = ({ icon, label, number }: { icon: IconName; label: string; number: string }) => (
  <TelephoneLink className={style.call} number={number}>
    <Icon name={icon} />
    <span>
      <small>{label}</small>
      <b className="num">{number}</b>
    </span>
  </TelephoneLink>
)
