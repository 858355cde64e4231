import { contentPages, inLanguage, languages, pages } from '../support/site-map.ts'
import { open, openPlain, type Reader } from './reader.ts'

const addresses = [...pages, ...contentPages].flatMap((page) =>
  languages.map((language) => inLanguage(page, language)),
)

const plain = (html: string): string => html.replace(/<[^>]+>/g, '')

/** The visible headings, and how much the page is wider than its viewport. */
const look = () => ({
  headings: [...document.querySelectorAll('h1')].map((heading) => heading.innerHTML),
  wide: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
})

/** Each address that does not show the server's content, or is wider than a phone. */
export async function visitEveryPage(reader: Reader, site: string, isBelowFloor: boolean) {
  const faults: string[] = []
  for (const address of addresses) {
    const html = await (await fetch(site + address)).text()
    const expected = plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    try {
      await (isBelowFloor ? openPlain : open)(reader, site + address)
      const { headings, wide } = await reader.evaluate(look)
      const shown = headings.map(plain).join(' | ')
      if (shown !== expected) faults.push(`${address} shows “${shown}”`)
      if (wide > 0 && !isBelowFloor) faults.push(`${address} is ${wide} px wider than its place`)
    } catch (error) {
      faults.push(`${address}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
  }
  return { total: addresses.length, faults }
}
