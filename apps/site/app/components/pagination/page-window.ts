/** The page numbers to show: first, last, the current one and its neighbours; `undefined` is a gap. */
export function pageWindow(page: number, pages: number): (number | undefined)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => pages <= 7 || number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    return number - before > 1 ? [undefined, number] : [number]
  })
}
