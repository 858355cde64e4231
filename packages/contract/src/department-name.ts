/** How the department that holds the council's meetings is called, in English or Marathi. */
const generalAdminNames = ['general admin', 'general administration', 'सामान्य प्रशासन']

export const isGeneralAdmin = (name: string): boolean => isDepartmentNamed(name, generalAdminNames)

/**
 * Whether a department has one of these names. Servers write the names with and without "Department", so that word,
 * spaces, hyphens and letter case are ignored.
 */
export const isDepartmentNamed = (name: string, known: readonly string[]): boolean =>
  known.includes(plain(name))

function plain(name: string): string {
  const text = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\-–]+/g, ' ')
    .trim()
  return text.replace(/ (department|dept\.?|विभाग)$/, '')
}
