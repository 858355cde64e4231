import type { Bounds } from '@nagardwar/exchange/process/bounded-process'
import type { SheetBounds } from '@nagardwar/exchange/sheet/sheet-bounds'
import { mostRecords } from '../approval/most-records.ts'

const megabyte = 1024 * 1024

/** What a sheet that a person sends may be. All its changes go into one request for approval. */
export const limits = { bytes: 5 * megabyte, changes: mostRecords }

export const sheetBounds: SheetBounds = {
  unpackedBytes: 64 * megabyte,
  rows: 20_000,
  columns: 200,
  cells: 500_000,
  /** A text of several lines at the desk has no more letters either. */
  cellLength: 20_000,
}

/** Reading takes a second; a sheet made to take longer is given up. */
export const readerBounds: Bounds = {
  milliseconds: 20_000,
  processorSeconds: 20,
  dataMegabytes: 512,
  heapMegabytes: 320,
  webAssemblyMegabytes: 64,
  // The desk parses it in its own thread, in a tenth of a second.
  outputBytes: 12 * megabyte,
}
