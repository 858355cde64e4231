import path from 'node:path'

/** Something is wrong in the content of a first start: says in which file, and where in it. */
export class ContentError extends Error {
  constructor(folder: string, place: string, complaint: string) {
    super(`content/${path.basename(folder)}/${place}: ${complaint}`)
    this.name = 'ContentError'
  }
}
