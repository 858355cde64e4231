import { isDepartmentNamed } from '@nagardwar/contract/browser'

/** Departments that the specification handles by name, in English or Marathi. */
const names = {
  townPlanning: ['town planning', 'नगर रचना', 'नगररचना'],
  rightToInformation: ['right to information', 'rti', 'माहितीचा अधिकार', 'माहिती अधिकार'],
} as const

export const isTownPlanning = (name: string): boolean => isDepartmentNamed(name, names.townPlanning)
export const isRightToInformation = (name: string): boolean =>
  isDepartmentNamed(name, names.rightToInformation)

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
