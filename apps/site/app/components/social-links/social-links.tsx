import { memo } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Council } from '../council.ts'
import { HydrateOnUse } from '../hydration/hydrate-on-use.tsx'
import { Icon } from '../icon/icon.tsx'
import { NewTab } from '../site-link/site-link.tsx'
import { brandOf, channels } from './brand-of.ts'

type Props = { council: Council; className?: string | undefined }

/** The council's channels on other services, without missing ones. */
export const SocialLinks = memo(function SocialLinks({ council, className }: Props) {
  const { t } = useTranslation('common')
  const present = channels.flatMap((channel) => {
    const address = council[channel]
    return address ? [{ channel, address, brand: brandOf(channel, address) }] : []
  })
  if (present.length === 0) return null
  return (
    <HydrateOnUse>
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
    </HydrateOnUse>
  )
})
