import { type RefObject, useEffect } from 'react'

/**
 * While `open`, everything beside the element is inert: neither Tab nor a screen reader leaves it. Escape closes it.
 * Afterwards the focus returns. `except` stays usable with a pointer (a backdrop).
 */
export function useKeepFocus(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
  except: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const inside = element.current
    if (!open || !inside) return
    const before = document.activeElement
    const outside = everythingBeside(inside).filter((node) => node !== except.current && !node.inert)
    for (const node of outside) node.inert = true
    inside.querySelector<HTMLElement>('[data-first]')?.focus()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      for (const node of outside) node.inert = false
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [element, open, onClose, except])
}

function everythingBeside(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = []
  for (let node: HTMLElement | null = element; node && node !== document.body; node = node.parentElement)
    for (const sibling of node.parentElement?.children ?? [])
      if (sibling !== node && sibling instanceof HTMLElement && sibling.tagName !== 'SCRIPT')
        beside.push(sibling)
  return beside
}
