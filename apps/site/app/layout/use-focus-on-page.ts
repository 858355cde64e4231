import { useEffect, useRef } from 'react'
import { useBarePath } from '../i18n/language-context.ts'

/** On a new page the focus moves to the main region. A change of language is the same page, so the focus stays. */
export function useFocusOnPage(): void {
  const barePath = useBarePath()
  const shown = useRef(barePath)
  useEffect(() => {
    if (shown.current === barePath) return
    shown.current = barePath
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [barePath])
}
