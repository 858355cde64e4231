import { existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { councilData } from './council-data.mjs'
import { Failure } from './failure.mjs'
import { root } from './place.mjs'

const oldestNode = 20
const megabyte = 1024 * 1024

/** Free space on the disk of a folder, in MB. One that is not there yet will lie on the disk of the nearest above it. */
function roomIn(folder) {
  if (!existsSync(folder)) return roomIn(path.dirname(folder))
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / megabyte)
}

/** The council's data often have a disk of their own; everything else is made beside the program. */
const fillsTheData = (purpose) => purpose === 'keep the council’s data'

/** Free space for a purpose, in MB, on the disk that it fills. */
export const freeSpace = (purpose, data = councilData().data, room = roomIn) =>
  room(fillsTheData(purpose) ? data : root)

/** Refuses to begin on a Node that cannot run even the starter. */
export function checkNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) < oldestNode)
    throw new Failure(`Nagardwar needs Node ${oldestNode} or newer to start; this is Node ${version}.`)
}

/** Refuses to begin work that would fill the disk. `needed` is in MB. */
export function checkSpace(needed, purpose, free = freeSpace(purpose)) {
  if (free < needed)
    throw new Failure(
      `There is not enough disk space to ${purpose}: about ${needed} MB are needed, ${free} MB are free.`,
    )
}
