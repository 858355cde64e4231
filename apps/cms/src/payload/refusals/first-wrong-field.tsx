'use client'

/*
 * Payload 3.90: leaves the focus on the button when a form was refused, also where the wrong field is behind a tab.
 * Upstream: none found.
 * Here: the first field that is wrong gets the focus.
 * Canary: parts-of-page: the parts in which components of ours stand are still called so.
 */

import { useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

const controls = 'input:not([type="hidden"]), textarea, select, button'
const wrong = '.field-type.error'
const errorOfTab = '.tabs-field__tab-button .error-pill'

const firstWrong = (): HTMLElement | null => {
  const visible = [...document.querySelectorAll<HTMLElement>(wrong)].find(
    (field) =>
      field.offsetParent !== null && !field.querySelector(wrong) && field.querySelector(controls) !== null,
  )
  return visible?.querySelector<HTMLElement>(controls) ?? null
}

const firstTabWithError = (): HTMLElement | null =>
  document.querySelector(errorOfTab)?.closest<HTMLElement>('button') ?? null

/** After a refusal the first field that is wrong has the focus, also if it is behind a tab. */
export function FirstWrongField() {
  const isProcessing = useFormProcessing()
  const wasProcessing = useRef(false)
  useEffect(() => {
    const isOver = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (!isOver) return
    // The form writes its marks after it has ended.
    const later = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!firstWrong()) firstTabWithError()?.click()
        requestAnimationFrame(() => firstWrong()?.focus())
      }),
    )
    return () => cancelAnimationFrame(later)
  }, [isProcessing])
  return null
}
