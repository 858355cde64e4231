import path from 'node:path'

/** An error in the content of a first start, with its file and its place in it. */
export class ContentError extends Error {
  constructor(folder: string, place: string, complaint: string) {
    super(`content/${path.basename(folder)}/${place}: ${complaint}`)
    this.name = 'ContentError'
  }
}
