import { mostRecords } from '../../approvals/most-records.ts'

const megabyte = 1024 * 1024

/** What a sheet that a person sends may be. All its changes go into one request for approval. */
export const limits = {
  bytes: 5 * megabyte,
  changes: mostRecords,
  rows: 20_000,
  columns: 200,
  /** What Excel itself takes in a cell. */
  characters: 32_767,
  /** Reading takes a second; a sheet made to take longer is given up. */
  milliseconds: 20_000,
  unpackedBytes: 64 * megabyte,
  memoryBytes: 512 * megabyte,
  heapMegabytes: 320,
  outputBytes: 48 * megabyte,
} as const
