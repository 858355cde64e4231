import { inOrder } from '../../views/many-files/dropped-files.ts'

export type Chosen = { taken: File[]; tooMany: string[]; noPdf: string[] }

const most = 50

const isPdf = ({ name }: File): boolean => /\.pdf$/iu.test(name)
const nameOf = ({ name }: File): string => name

/** Documents in the order of their names, at most 50 with those that are there. What is left out has its name said. */
export function chosenOf(files: readonly File[], there: number): Chosen {
  const own = inOrder(files)
  const pdfs = own.filter(isPdf)
  const room = Math.max(0, most - there)
  return {
    taken: pdfs.slice(0, room),
    tooMany: pdfs.slice(room).map(nameOf),
    noPdf: own.filter((file) => !isPdf(file)).map(nameOf),
  }
}
