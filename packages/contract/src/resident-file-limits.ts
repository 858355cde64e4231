/** What a resident may send with a message: so many files, of so many bytes each, with names of so many letters. */
export const residentFileLimits = { files: 3, bytes: 5 * 1024 * 1024, name: 100 } as const

/** Why a file is not taken, as translation keys. */
export const residentFileErrors = [
  'fileKind',
  'fileHeic',
  'fileTooLarge',
  'fileBroken',
  'filePassword',
  'fileProgram',
  'fileInfected',
  'fileNotSearched',
] as const
export type ResidentFileError = (typeof residentFileErrors)[number]
