/** Staff write `#` where no page stands behind a label; on the wire that is an empty link (contract.md, rule 8). */
export const pageLink = (link: string | null | undefined): string => (link && link !== '#' ? link : '')

/** A department without a link of its own has its page at its English name (contract.md, rule 7). */
export const departmentLink = (link: string | null | undefined, englishName: string): string =>
  link ? pageLink(link) : `/${englishName.toLowerCase().replace(/\s+/g, '-')}`
