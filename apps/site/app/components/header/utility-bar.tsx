import { useTranslation } from 'react-i18next'
import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { TextSizeControl } from '../reading/text-size-control.tsx'
import { ThemeControl } from '../reading/theme-control.tsx'
import { SocialLinks } from '../social-links/social-links.tsx'
import { emergencyOf } from '../telephone/numbers.ts'
import { TelephoneLink } from '../telephone/telephone-link.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { goToMain } from './skip-link.tsx'
import style from './utility-bar.module.css'

/** Reading aids, languages and, where the masthead has no room for them, the helpline and the emergency number. */
export function UtilityBar({ council }: { council: Council }) {
  const { t } = useTranslation('common')
  const emergency = emergencyOf(council)
  return (
    <div className={style.bar}>
      <div className={`wrap ${style.row}`}>
        <InsteadLink className={`${style.link} ${style.wide}`} href="#main" instead={goToMain}>
          {t('skipToMain')}
        </InsteadLink>
        <Link className={`${style.link} ${style.grow}`} to="/screen-reader-access">
          <Icon name="accessibility" />
          <span className={`narrow-vh ${style.word}`}>{t('screenReaderAccess')}</span>
        </Link>
        {council.helpline ? <Call icon="phone" label={t('helpline')} number={council.helpline} /> : null}
        <Call
          icon="siren"
          label={t(emergency.isOfIndia ? 'emergencyIndia' : 'emergency')}
          number={useFormat().digits(emergency.number)}
        />
        <SocialLinks council={council} className={`${style.wide} ${style.social}`} />
        <ThemeControl className={style.wide} />
        <TextSizeControl />
        <LanguageSelector />
      </div>
    </div>
  )
}

/** One tap on a phone; the words beside the sign are for wider screens and for those who hear them. */
const Call = ({ icon, label, number }: { icon: IconName; label: string; number: string }) => (
  <TelephoneLink className={`${style.link} ${style.call}`} number={number}>
    <Icon name={icon} />
    <span className="narrow-vh">
      <span className={style.word}>{label}</span> <span className="num">{number}</span>
    </span>
  </TelephoneLink>
)
