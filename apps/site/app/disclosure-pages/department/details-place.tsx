import type { Row } from '@nagardwar/contract/browser'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/language-context.ts'
import { Written } from '../../written/written.tsx'
import style from './details.module.css'

type Props = {
  department: Row<'disclosureDepartments'>
  /** The page's data: the document has what the server wrote with it, a link brings `details`. */
  of: { details?: unknown }
}

/** The details of a department. When an office opens or closes they are no longer right, and their script is fetched. */
export function DetailsPlace({ department, of }: Props) {
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [fresh, setFresh] = useState(of.details as ReactNode)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document.
  useEffect(() => {
    const until = box.current?.querySelector<HTMLElement>('[data-until]')?.dataset.until
    // A timer of more than a day would be no timer; a page that is open so long has been made anew.
    const wait = Number(until) - Date.now()
    if (fresh || !(wait < 86_400_000)) return
    const timer = setTimeout(async () => {
      const { detailsInBrowser } = await import('./details-in-browser.tsx')
      setFresh(await detailsInBrowser(department, language))
    }, wait)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={box} className={style.details}>
      {fresh ?? <Written of={of} />}
    </div>
  )
}
