/** The address of the page of a long list that contains the record at this index, counted from 0. */
export function onPage(path: string, index: number, size: number): string {
  const page = Math.floor(index / size) + 1
  return page > 1 ? `${path}?page=${page}` : path
}
