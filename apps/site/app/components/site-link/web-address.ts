/** A link as a web address; undefined if it is not one. `URL.canParse` is newer than our oldest browsers. */
export function webAddress(link: string): URL | undefined {
  try {
    const address = new URL(link)
    return /^https?:$/.test(address.protocol) ? address : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
