import { type RefObject, useEffect } from 'react'

const everyMilliseconds = 3500

/**
 * Scrolls a list one row further every few seconds, and back to its start after its end. It is the list's own
 * scrolling: wheel, finger and keyboard work as ever, and nothing is drawn twice.
 */
export function useSlowScroll(list: RefObject<HTMLElement | null>, resting: boolean): void {
  useEffect(() => {
    if (resting) return
    const timer = setInterval(() => {
      const box = list.current
      if (!box || document.hidden) return
      const atEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2
      box.scrollTo({ top: atEnd ? 0 : nextRow(box), behavior: 'smooth' })
    }, everyMilliseconds)
    return () => clearInterval(timer)
  }, [list, resting])
}

function nextRow(box: HTMLElement): number {
  const tops = [...box.querySelectorAll('li')].map(
    (row) => row.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop,
  )
  return tops.find((top) => top > box.scrollTop + 1) ?? box.scrollTop
}
