/** The address of the page of a long list on which the record at this place stands, counted from 0. */
export function onPage(path: string, place: number, size: number): string {
  const page = Math.floor(place / size) + 1
  return page > 1 ? `${path}?page=${page}` : path
}
