/** A link as an address of the web; nothing where it is none. `URL.canParse` is younger than our oldest browsers. */
export function webAddress(link: string): URL | undefined {
  try {
    const address = new URL(link)
    return /^https?:$/.test(address.protocol) ? address : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
