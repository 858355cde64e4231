import { sheetTypes } from './kind.ts'

/** A spreadsheet is for a program of the reader's own, not for the browser. The name is that of the store. */
const dispositionOf = (name: string, type: string): string =>
  `${sheetTypes.includes(type) ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`

/** What every answer with a file says about it. */
export const headersOfFile = (name: string, type: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': dispositionOf(name, type),
  'x-content-type-options': 'nosniff',
})
