/** A link as an address with its protocol; nothing where it is none. `URL.canParse` is younger than our oldest browsers. */
export function webAddress(link: string): URL | undefined {
  try {
    return new URL(link)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
