/** More than these, or deeper ones, are no folder of documents. */
const mostFiles = 500
const deepest = 5

const entriesIn = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  // A folder is read in parts of a hundred, until nothing comes.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0 || all.length >= mostFiles) return all
    all.push(...part)
  }
}

async function filesIn(entry: FileSystemEntry, depth: number, found: File[]): Promise<void> {
  if (found.length >= mostFiles || depth > deepest) return
  if (entry.isFile) {
    const file = await new Promise<File | undefined>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(undefined)),
    )
    if (file) found.push(file)
    return
  }
  const inner = await entriesIn(entry as FileSystemDirectoryEntry).catch(() => [])
  for (const each of inner) await filesIn(each, depth + 1, found)
}

/** The files that were dropped, those in folders too. */
export async function droppedFiles(dropped: DataTransfer): Promise<File[]> {
  // The list of items is empty after the event.
  const entries = [...dropped.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return [...dropped.files]
  const found: File[] = []
  for (const entry of entries) await filesIn(entry, 0, found)
  return found
}

export type Chosen = { taken: File[]; tooMany: string[]; noPdf: string[] }

const most = 50
/** What computers put into folders by themselves. */
const ofComputer = /^(?:\.|~\$)|^(?:thumbs\.db|desktop\.ini)$/iu

/** Documents in the order of their names, at most 50 with those that are there. What is left out has its name said. */
export function chosenOf(files: readonly File[], there: number): Chosen {
  const own = files.filter(({ name }) => !ofComputer.test(name))
  const byName = new Intl.Collator('en', { numeric: true })
  const pdfs = own
    .filter(({ name }) => /\.pdf$/iu.test(name))
    .sort((one, other) => byName.compare(one.name, other.name))
  const room = Math.max(0, most - there)
  return {
    taken: pdfs.slice(0, room),
    tooMany: pdfs.slice(room).map(({ name }) => name),
    noPdf: own.filter(({ name }) => !/\.pdf$/iu.test(name)).map(({ name }) => name),
  }
}
