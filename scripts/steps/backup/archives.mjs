import { readdir } from 'node:fs/promises'

/** The names of archives, which sort by their time. */
const archiveName = /^nagardwar-\d{4}-\d\d-\d\dT\d{6}(?:-\d+)?\.tar\.gz(?:\.age)?$/

/** The names of the archives in a folder. One that is not there has none. */
export async function archivesIn(folder) {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => archiveName.test(name))
}
