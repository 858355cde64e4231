/** The page numbers to show: the ends, the page in view and its neighbours; `undefined` stands for a gap. */
export function pageWindow(page: number, pages: number): (number | undefined)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => pages <= 7 || number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    return number - before > 1 ? [undefined, number] : [number]
  })
}
