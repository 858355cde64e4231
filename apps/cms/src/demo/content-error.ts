/** Something is wrong in the demo content: says in which file, and where in it. */
export class ContentError extends Error {
  constructor(place: string, complaint: string) {
    super(`content/demo/${place}: ${complaint}`)
    this.name = 'ContentError'
  }
}
