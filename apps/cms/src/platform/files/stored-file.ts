/** A range of bytes, including the last one. */
export type Part = { start: number; end: number }

/** A file in a store. The caller must read it once, or close it. */
export type StoredFile = {
  size: number
  modified: Date
  read: (part?: Part) => ReadableStream | Promise<ReadableStream>
  close: () => Promise<void>
}

/** A store of uploads. `find` returns nothing for a missing file, and throws if the store cannot tell. */
export type FileStore = {
  find: (name: string) => Promise<StoredFile | undefined>
  put: (name: string, bytes: Uint8Array, type: string) => Promise<void>
  /** A file that is not there is removed already. */
  remove: (name: string) => Promise<void>
}
