import type { Page } from '@playwright/test'

/**
 * What a browser's translator does to a page, as far as its scripts notice: every text stands in two `<font>` elements,
 * and so does every text that comes later. `moved` keeps the text node and puts it there, `replaced` makes a new one.
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
