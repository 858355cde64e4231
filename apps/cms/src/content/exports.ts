import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { Asker } from './access/role.ts'

type Note = (ids: readonly number[], req: PayloadRequest) => void

/** For `custom` of a list: is told which of its records a person takes out. */
export const whenExported = (note: Note): { whenExported: Note } => ({ whenExported: note })

type Rule = (asker: Asker) => boolean

/** For `custom` of a list: who may take it out as a sheet, where not all may who read it. */
export const exportableBy = (rule: Rule): { exportableBy: Rule } => ({ exportableBy: rule })

export const mayExport = (
  { custom }: Pick<SanitizedCollectionConfig, 'custom'>,
  req: Asker['req'],
): boolean => {
  const rule = custom?.exportableBy as Rule | undefined
  return rule?.({ req }) ?? true
}

export function noteExport(
  { custom }: SanitizedCollectionConfig,
  ids: readonly number[],
  req: PayloadRequest,
): void {
  const note = custom?.whenExported as Note | undefined
  note?.(ids, req)
}
