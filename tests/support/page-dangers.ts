/**
 * Everything in a page that could run or lead to a script. It runs in the page of a browser too, so it uses nothing
 * from outside.
 */
export function dangersIn(all: Element[], base: string) {
  const safe = /^(?:https?:|mailto:|tel:)$/
  const addressed = all.flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'data', 'xlink:href']
      .map((name) => element.getAttribute(name))
      .filter((address) => address !== null),
  )
  const isUnsafe = (address: string) =>
    URL.canParse(address, base) && !safe.test(new URL(address, base).protocol)
  const isPicture = (address: string) => address.startsWith('data:image/')
  const named = (...names: string[]) => all.filter(({ localName }) => names.includes(localName))
  return {
    handlers: all.flatMap((element) => element.getAttributeNames().filter((name) => /^on/i.test(name))),
    unsafe: addressed.filter((address) => isUnsafe(address) && !isPicture(address)),
    frames: named('iframe', 'object', 'embed').length,
    foreignScripts: named('script').filter((script) => {
      const text = script.textContent ?? ''
      // A block of data is no script: the browser runs none of it.
      const isData = script.getAttribute('type') === 'application/ld+json'
      return !isData && /stolen/.test(text) && !/^window\.__react/.test(text)
    }).length,
  }
}

export const noDangers: ReturnType<typeof dangersIn> = {
  handlers: [],
  unsafe: [],
  frames: 0,
  foreignScripts: 0,
}
