import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import style from './button.module.css'

type Look = { quiet?: boolean; icon?: IconName }

/** The class names for links that look like buttons. */
export const buttonClass = (quiet = false): string =>
  quiet ? `${style.button} ${style.quiet}` : `${style.button}`

export function Button({
  quiet,
  icon,
  children,
  className,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={`${buttonClass(quiet)} ${className ?? ''}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}

export const iconButtonClass = `${style.iconButton}`

type IconButtonProps = { icon: IconName; label: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>

/** A square button; its label is only for screen readers. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${style.iconButton} ${className ?? ''}`}>
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </button>
  )
}

type PauseProps = { paused: boolean; onToggle: () => void; label: string; className?: string }

/** The one control of everything that moves. `label` says what stops: "Pause the news". */
export const PauseButton = ({ paused, onToggle, label, className }: PauseProps) => (
  <IconButton
    icon={paused ? 'play' : 'pause'}
    label={label}
    aria-pressed={paused}
    onClick={onToggle}
    className={`scripted ${style.pause} ${className ?? ''}`}
  />
)

export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={style.badge}>{children}</span>
)
