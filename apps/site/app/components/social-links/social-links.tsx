import { useTranslation } from '../../i18n/use-translation.ts'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import { NewTab } from '../site-link/site-link.tsx'
import { brandOf, channels } from './brand-of.ts'

/** The council's channels on other services, without missing ones. */
export function SocialLinks({ council, className }: { council: Council; className?: string | undefined }) {
  const { t } = useTranslation('common')
  const present = channels.flatMap((channel) => {
    const address = council[channel]
    return address ? [{ channel, address, brand: brandOf(channel, address) }] : []
  })
  if (present.length === 0) return null
  return (
    <ul className={className} aria-label={t('socialMedia')}>
      {present.map(({ channel, address, brand }) => (
        <li key={channel}>
          <a href={address} target="_blank" rel="noopener">
            <Icon name={`brand-${brand}`} />
            <span className="vh">
              {t(channel)}: {t(brand)}
            </span>
            <NewTab />
          </a>
        </li>
      ))}
    </ul>
  )
}
