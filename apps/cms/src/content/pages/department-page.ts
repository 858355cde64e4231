/** A department without a link of its own has its page at its English name, or at its only one (contract.md, rule 7). */
export const departmentPage = (name: string): string => `/${name.toLowerCase().replace(/\s+/g, '-')}`
