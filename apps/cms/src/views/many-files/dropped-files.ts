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

/** What computers put into folders by themselves. */
const ofComputer = /^(?:\.|~\$)|^(?:thumbs\.db|desktop\.ini)$/iu

/** The files that somebody means, in the order of their names: 2 before 10. */
export function inOrder(files: readonly File[]): File[] {
  const byName = new Intl.Collator('en', { numeric: true })
  return files
    .filter(({ name }) => !ofComputer.test(name))
    .sort((one, other) => byName.compare(one.name, other.name))
}
