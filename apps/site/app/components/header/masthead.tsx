import { memo } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Council } from '../council.ts'
import { HydrateOnUse } from '../hydration/hydrate-on-use.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import { Logo } from '../logo/logo.tsx'
import { emergencyOf, isFree } from '../telephone/numbers.ts'
import { TelephoneLink } from '../telephone/telephone-link.tsx'
import style from './masthead.module.css'

/**
 * The council's name, and the two numbers that must be one tap away. It scrolls with the page. Nothing in it changes when the
 * menu opens or the page scrolls.
 */
export const Masthead = memo(function Masthead({ council }: { council: Council }) {
  const { t } = useTranslation('common')
  const { helpline } = council
  const emergency = emergencyOf(council)
  return (
    <HydrateOnUse>
      <div className={style.masthead}>
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
        </div>
      </div>
    </HydrateOnUse>
  )
})

/** On a phone only the icon is visible; the text is for screen readers. */
const Call = ({ icon, label, number }: { icon: IconName; label: string; number: string }) => (
  <TelephoneLink className={style.call} number={number}>
    <Icon name={icon} />
    <span className="narrow-vh">
      <small>{label}</small>
      <b className="num">{number}</b>
    </span>
  </TelephoneLink>
)
