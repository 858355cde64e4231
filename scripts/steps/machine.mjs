import { existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { root } from './repository.mjs'

const oldestNode = 20
const megabyte = 1024 * 1024

/**
 * Free space on the disk of a folder, in MB. A folder that does not exist yet will be on the disk of its nearest
 * parent.
 */
export function freeSpace(folder) {
  if (!existsSync(folder)) return freeSpace(path.dirname(folder))
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / megabyte)
}

/** Refuses to start with a Node that cannot run even the starter. */
export function checkNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) < oldestNode)
    throw new Failure(`Nagardwar needs Node ${oldestNode} or newer to start; this is Node ${version}.`)
}

/** Refuses work that would fill the disk of a folder. `needed` is in MB. */
export function checkSpace(needed, purpose, folder = root, freeIn = freeSpace) {
  const free = freeIn(folder)
  if (free < needed)
    throw new Failure(
      `There is not enough disk space to ${purpose}: about ${needed} MB are needed, ${free} MB are free.`,
    )
}
