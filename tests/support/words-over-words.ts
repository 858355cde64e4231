import type { Page } from '@playwright/test'

/**
 * Pairs of texts in the page's content that stand over each other: a line of one reaches by more than a tenth of its
 * height into a line of the other.
 */
export const wordsOverWords = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    type Line = { words: string; left: number; right: number; top: number; bottom: number }
    const isCut = (line: DOMRect, within: Element | null): boolean => {
      if (!within || within === main) return false
      const { left, right, top, bottom } = within.getBoundingClientRect()
      const clips = getComputedStyle(within).overflow !== 'visible'
      const isOutside =
        line.right > right + 1 || line.left < left - 1 || line.bottom > bottom || line.top < top
      return (clips && isOutside) || isCut(line, within.parentElement)
    }
    const lines: Line[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      const words = text.textContent?.trim() ?? ''
      if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (parent.closest('.vh, svg, select')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        const { left, right, top, bottom, height, width } = line
        if (width > 1 && !isCut(line, parent))
          lines.push({ words, left, right, top, bottom: bottom - height / 10 })
      }
    }
    const found = new Set<string>()
    lines.sort((one, other) => one.top - other.top)
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break
        const isBeside = other.left >= one.right - 1 || other.right <= one.left + 1
        if (!isBeside && other.words !== one.words)
          found.add(`${one.words.slice(0, 40)} / ${other.words.slice(0, 40)}`)
      }
    return [...found]
  })
