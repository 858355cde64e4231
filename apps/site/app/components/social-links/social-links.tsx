import { useTranslation } from 'react-i18next'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import { NewTab } from '../site-link/site-link.tsx'

const channels = [
  { key: 'videoChannel', icon: 'circle-play' },
  { key: 'photoSharing', icon: 'camera' },
  { key: 'shortMessage', icon: 'hash' },
  { key: 'socialNetwork', icon: 'thumbs-up' },
] as const

/** The council's channels elsewhere; those it has not got are left out. */
export function SocialLinks({ council, className }: { council: Council; className?: string | undefined }) {
  const { t } = useTranslation('common')
  const present = channels.filter(({ key }) => council[key])
  if (present.length === 0) return null
  return (
    <ul className={className} aria-label={t('socialMedia')}>
      {present.map(({ key, icon }) => (
        <li key={key}>
          <a href={council[key]} target="_blank" rel="noopener">
            <Icon name={icon} />
            <span className="vh">{t(key)}</span>
            <NewTab />
          </a>
        </li>
      ))}
    </ul>
  )
}
