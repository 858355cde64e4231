'use client'

import { useId } from 'react'

type Props = { name: 'currentPassword' | 'code'; label: string; hasFocus?: boolean }

/** A password or a code. The browser's own help knows both. */
export function Field({ name, label, hasFocus = false }: Props) {
  const id = useId()
  const isPassword = name === 'currentPassword'
  return (
    <p className="second-step-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={isPassword ? 'password' : 'text'}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        // biome-ignore lint/a11y/noAutofocus: the step was asked for, and this is its only field
        autoFocus={hasFocus}
        maxLength={200}
        required
      />
    </p>
  )
}
