/** A page below that of its owner, such as a heading below its department. */
export type OwnedPage = {
  /** Empty if it has no page of its own. */
  address: string
  /** The address of its owner's page; empty if that has none. */
  owner: string
  number: number | string
}

/**
 * The addresses of pages, each once. Where several have one, or another page has it (`taken`), that of the owner stands
 * before it: `/account/budget`. Two of one owner get their number behind it. `keyOf` gives all spellings of an address
 * one form.
 */
export function uniqueAddresses(
  pages: readonly OwnedPage[],
  taken: ReadonlySet<string>,
  keyOf: (address: string) => string,
): string[] {
  const counts = new Map<string, number>()
  for (const { address } of pages)
    if (address) counts.set(keyOf(address), (counts.get(keyOf(address)) ?? 0) + 1)
  const used = new Set([...taken, ...counts.keys()])
  return pages.map(({ address, owner, number }) => {
    const key = address && keyOf(address)
    if (key === '' || (counts.get(key) === 1 && !taken.has(key))) return address
    const below = `${owner}${address}`
    const unique = used.has(keyOf(below)) ? `${below}-${number}` : below
    used.add(keyOf(unique))
    return unique
  })
}
