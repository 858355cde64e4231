import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Council } from '../council.ts'
import { EmailLink } from '../email/email-link.tsx'
import { HydrateOnUse } from '../hydration/hydrate-on-use.tsx'
import { Icon } from '../icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { Skyline } from '../skyline/skyline.tsx'
import { SocialLinks } from '../social-links/social-links.tsx'
import { TelephoneLink } from '../telephone/telephone-link.tsx'
import style from './footer.module.css'

type Props = {
  council: Council
  /** The formatted number of visitors, or a text instead of it. */
  visitors: ReactNode
  /** The year of the copyright and the day of the last update (spec.md, section 2). */
  today: Date
  /** Left out below the pages that the specification names. */
  hasServices?: boolean
}

export function Footer({ council, visitors, today, hasServices = true }: Props) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const year = format.date(today)?.slice(-4) ?? ''
  const policies = { '/privacy-policy': t('privacyPolicy'), '/terms-and-conditions': t('terms') }
  return (
    <footer>
      <Skyline />
      <div className={style.footer}>
        <HydrateOnUse>
          <div className={`wrap ${style.main}`}>
            <Address council={council} />
            <Links
              title={t('thisWebsite')}
              links={{
                '/': t('home'),
                '/contact': t('contact'),
                '/screen-reader-access': t('screenReaderAccess'),
              }}
            />
            <Links
              title={t('policies')}
              links={hasServices ? { ...policies, '/right-to-services': t('rightToServices') } : policies}
            />
            <Help council={council} />
          </div>
        </HydrateOnUse>
        <div className={style.base}>
          <div className="wrap">
            <span>{t('copyright', { year, name: council.name })}</span>
            <span className="scripted">
              {t('totalVisitors')} <b className="num">{visitors}</b>
            </span>
            <span>
              {t('lastUpdated')} <b className="num">{format.date(today)}</b>
            </span>
          </div>
        </div>
      </div>
    </footer>
  )
}

const Address = ({ council }: { council: Council }) => (
  <div>
    <Logo council={council} onDeep />
    <address>
      {council.address}
      {council.officeHours ? <span>{council.officeHours}</span> : null}
    </address>
  </div>
)

function Links({ title, links }: { title: string; links: Record<string, string> }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="list">
        {Object.entries(links).map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Help({ council }: { council: Council }) {
  const { t } = useTranslation('common')
  const { helpline } = council
  return (
    <div>
      {helpline || council.email ? <h2>{t('needHelp')}</h2> : null}
      <ul className="list">
        {helpline ? (
          <li>
            <TelephoneLink number={helpline} className="">
              <Icon name="phone" />
              <span className="num">{helpline}</span>
            </TelephoneLink>
          </li>
        ) : null}
        {council.email ? (
          <li>
            <EmailLink address={council.email}>
              <Icon name="mail" />
            </EmailLink>
          </li>
        ) : null}
      </ul>
      <SocialLinks council={council} className={style.social} />
    </div>
  )
}
