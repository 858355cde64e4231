import type { KeptCopies } from '../../../platform/backups/that-keep.ts'

/** What became of an erasure. Not overwritten yet is what another process, such as a backup, still reads. */
export type Erasure = { erased: number; isOverwritten: boolean; backups: KeptCopies }
