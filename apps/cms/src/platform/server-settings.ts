import { deskOption } from './desk-option.ts'

/** Whether links to other websites are asked every night (`LINK_CHECK`). */
export const checksLinks = deskOption<boolean>('checksLinks')

/** The API root of the council's earlier website, from which an administrator may import. */
export const importFrom = deskOption<string | undefined>('importFrom')
