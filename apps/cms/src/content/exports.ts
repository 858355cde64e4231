import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

type Note = (ids: readonly number[], req: PayloadRequest) => void

/** For `custom` of a list: is told which of its records a person takes out. */
export const whenExported = (note: Note): { whenExported: Note } => ({ whenExported: note })

export function noteExport(
  { custom }: SanitizedCollectionConfig,
  ids: readonly number[],
  req: PayloadRequest,
): void {
  const note = custom?.whenExported as Note | undefined
  note?.(ids, req)
}
