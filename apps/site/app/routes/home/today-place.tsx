import { useEffect, useRef } from 'react'
import { useOnDemand } from '../../components/on-demand/use-on-demand.ts'
import { Written } from '../../written/written.tsx'
// The line that the server writes has its style from here: no script of the page imports the line itself.
import style from './today.module.css'

/** The longest that a browser waits; a page that is open so long has been made anew. */
const longest = 86_400_000

/**
 * The line about today. The document has it; the script of the first view does not, and fetches it where the page was
 * reached by a link, or where what the document says is no longer right.
 */
export function TodayPlace({ of }: { of: object }) {
  const box = useRef<HTMLDivElement>(null)
  const { Part, want } = useOnDemand(() => import('./today-now.tsx'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document.
  useEffect(() => {
    const wait = Number(box.current?.querySelector('section')?.dataset.until ?? 0) - Date.now()
    if (wait > longest) return
    const timer = setTimeout(() => want(() => {}), wait)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={box} className={`today-place ${style.place}`}>
      {Part ? <Part /> : <Written of={of} />}
    </div>
  )
}
