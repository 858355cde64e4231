import type { Page } from '@playwright/test'

/**
 * The visible effect of a browser's translator on a page: every text is inside two `<font>` elements, and so is every
 * later text. `moved` keeps the text node and moves it there, `replaced` creates a new one.
 */
export async function translate(page: Page, way: 'moved' | 'replaced'): Promise<void> {
  await page.evaluate((how) => {
    const wrap = (text: Text) => {
      const isOurs = text.parentElement?.closest('font, script, style, textarea, title')
      if (isOurs || !text.parentElement || !text.data.trim()) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(how === 'moved' ? text : document.createTextNode(text.data))
    }
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) wrap(text)
    }
    wrapAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node)
          else wrapAll(node)
        }
    }).observe(document.body, { childList: true, subtree: true })
  }, way)
}
