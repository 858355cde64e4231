import style from './icon.module.css'
import type { IconName } from './names.ts'
import sprite from './sprite.svg?url&no-inline'

type Props = { name: IconName; className?: string }

/** An icon beside text, never instead of it: hidden from screen readers. */
export const Icon = ({ name, className }: Props) => (
  <svg
    className={className ? `${style.icon} ${className}` : style.icon}
    width={20}
    height={20}
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${sprite}#${name}`} />
  </svg>
)
