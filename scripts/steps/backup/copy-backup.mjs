import { note, noted } from './notes.mjs'
import { copyArchive, secondPlace } from './second-place.mjs'

/**
 * Copies an archive to the second place, if there is one, and notes what became of it. A failure is returned, not
 * thrown: the archive in the first place is as good as before.
 */
export async function copyBackup({ data, copyTo }, archive) {
  if (!copyTo) return undefined
  const place = secondPlace(copyTo)
  try {
    await copyArchive(archive, place)
    const isOnSameDisk = await place.isOnDiskOf(archive)
    await note(data, 'copied', { at: new Date().toISOString(), place: place.name, isOnSameDisk })
    return { place: place.name, isOnSameDisk }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    const before = await noted(data, 'copied')
    await note(data, 'copied', { ...before, place: place.name, failedAt: new Date().toISOString(), failure })
    return { place: place.name, failure }
  }
}
