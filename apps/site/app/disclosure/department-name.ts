import { isDepartmentNamed } from '@nagardwar/contract/browser'

/**
 * Departments that are known by name, in English or Marathi: those that the specification handles so, and those at which
 * one pays what home leads to.
 */
const names = {
  townPlanning: ['town planning', 'नगर रचना', 'नगररचना'],
  tax: ['tax', 'property tax', 'tax assessment', 'कर', 'मालमत्ता कर', 'कर आकारणी', 'कर निर्धारण'],
  waterSupply: ['water', 'water supply', 'पाणीपुरवठा', 'पाणी पुरवठा'],
  rightToInformation: ['right to information', 'rti', 'माहितीचा अधिकार', 'माहिती अधिकार'],
} as const

export const isTownPlanning = (name: string): boolean => isDepartmentNamed(name, names.townPlanning)
export const isTax = (name: string): boolean => isDepartmentNamed(name, names.tax)
export const isWaterSupply = (name: string): boolean => isDepartmentNamed(name, names.waterSupply)
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
