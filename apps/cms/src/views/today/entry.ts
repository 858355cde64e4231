/** A record on the first page. */
export type Entry = {
  slug: string
  id: number
  name: string
  list: string
  /** ISO, of the last change, or of the day on which it ends. */
  date: string
  by?: { id: number; name: string }
}
