import { useEffect, useRef } from 'react'
import { useBarePath } from '../i18n/language-context.tsx'

/**
 * A new page begins where a reader's keyboard and screen reader are taken to: its main region. A change of language
 * is the same page, so the focus stays where it is.
 */
export function useFocusOnPage(): void {
  const barePath = useBarePath()
  const shown = useRef(barePath)
  useEffect(() => {
    if (shown.current === barePath) return
    shown.current = barePath
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [barePath])
}
