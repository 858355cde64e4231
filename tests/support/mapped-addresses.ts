const isDocument = (address: string): boolean => address.includes('/documents/')

/** How many pages of documents are read: they are all made alike, and a council has hundreds. */
export const documentsRead = 12

/** The paths in the site map of a site, each once, with some of the pages of documents. */
export async function mappedAddresses(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')).pathname,
  )
  const documents = mapped.filter(isDocument).slice(0, documentsRead)
  return [...new Set([...mapped.filter((address) => !isDocument(address)), ...documents])]
}
