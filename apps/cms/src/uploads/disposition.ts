import { sheetTypes } from './kind.ts'

/** A spreadsheet is for a program of the reader's own, not for the browser. The name is that of the store. */
export const dispositionOf = (name: string, type: string): string =>
  `${sheetTypes.includes(type) ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`
