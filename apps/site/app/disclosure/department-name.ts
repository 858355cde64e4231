/**
 * Departments that the specification handles by name, in English or Marathi. Servers write the names with and without
 * "Department", so that word, spaces, hyphens and letter case are ignored.
 */
const names = {
  generalAdmin: ['general admin', 'general administration', 'सामान्य प्रशासन'],
  townPlanning: ['town planning', 'नगर रचना', 'नगररचना'],
  rightToInformation: ['right to information', 'rti', 'माहितीचा अधिकार', 'माहिती अधिकार'],
} as const

export const isGeneralAdmin = (name: string): boolean => isNamed(name, names.generalAdmin)
export const isTownPlanning = (name: string): boolean => isNamed(name, names.townPlanning)
export const isRightToInformation = (name: string): boolean => isNamed(name, names.rightToInformation)

const isNamed = (name: string, known: readonly string[]): boolean => known.includes(plain(name))

function plain(name: string): string {
  const text = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\-–]+/g, ' ')
    .trim()
  return text.replace(/ (department|dept\.?|विभाग)$/, '')
}

/**
 * Whether two lists mean the same department by these names (docs/decisions/0008). Letter case, spaces, punctuation
 * and the word "department" are ignored.
 */
export const isSameDepartment = (one: string, other: string): boolean =>
  bare(one) !== '' && bare(one) === bare(other)

const bare = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => !departmentWords.has(word))
    .join('')

const departmentWords = new Set(['department', 'dept', 'विभाग'])
