'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { controlOf, fieldOf } from './field-of.ts'
import type { Problem } from './problems.ts'

/** Payload (3.90) marks no field of a draft that was refused: its complaint is written at the field here. */
export function AtField({ path, message }: Problem) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const id = `refusal-${path.replaceAll('.', '-')}`
  useEffect(() => {
    const field = fieldOf(path)
    const control = controlOf(path)
    if (!field || !control || field.classList.contains('error')) return
    setPlace(field)
    const before = control.getAttribute('aria-describedby')
    control.setAttribute('aria-describedby', [before, id].filter(Boolean).join(' '))
    control.setAttribute('aria-invalid', 'true')
    return () => {
      if (before === null) control.removeAttribute('aria-describedby')
      else control.setAttribute('aria-describedby', before)
      control.removeAttribute('aria-invalid')
    }
  }, [path, id])
  return place
    ? createPortal(
        <p id={id} className="desk-problem">
          {message}
        </p>,
        place,
      )
    : null
}
