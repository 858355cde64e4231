/** Bytes of a file from one to another, the last one included. */
export type Part = { start: number; end: number }

/** A file found in a store. The caller must read it once, or close it. */
export type StoredFile = {
  size: number
  modified: Date
  read: (part?: Part) => ReadableStream | Promise<ReadableStream>
  close: () => Promise<void>
}

/** Where uploads lie. `find` gives nothing for a file that is not there, and throws when the store cannot say. */
export type FileStore = { find: (name: string) => Promise<StoredFile | undefined> }
