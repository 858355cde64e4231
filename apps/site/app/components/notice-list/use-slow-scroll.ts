import type { RefObject } from 'react'
import { useEvery } from '../moving/use-every.ts'

const everyMilliseconds = 3500

/**
 * Scrolls a list by one row every few seconds, and from the end back to the start. It uses the list's own scrolling:
 * wheel, finger and keyboard work as usual, and nothing is rendered twice.
 */
export function useSlowScroll(list: RefObject<HTMLElement | null>, resting: boolean): void {
  useEvery((box) => box.scrollTo({ top: nextTop(box), behavior: 'smooth' }), {
    every: everyMilliseconds,
    resting,
    of: list,
  })
}

function nextTop(box: HTMLElement): number {
  const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2
  if (isAtEnd) return 0
  const tops = [...box.querySelectorAll('li')].map(
    (row) => row.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop,
  )
  return tops.find((top) => top > box.scrollTop + 1) ?? box.scrollTop
}
