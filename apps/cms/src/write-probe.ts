import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from './configuration.ts'

/** The folders on disk that this desk writes to; none with a database server and a bucket. */
function folderOf({ databaseUrl, bucket, uploadsDir }: Configuration): string | undefined {
  if (databaseUrl.startsWith('file:'))
    return path.dirname(/* turbopackIgnore: true */ databaseUrl.replace(/^file:/, ''))
  return bucket ? undefined : uploadsDir
}

/** Why nothing can be stored now: a system error code, such as ENOSPC. Undefined if writing works. */
export function whyNotWritable(configuration: Configuration): string | undefined {
  const folder = folderOf(configuration)
  if (!folder) return undefined
  const file = path.join(/* turbopackIgnore: true */ folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, 'a full disk still makes an empty file')
    return undefined
  } catch (error) {
    return String((error as { code?: unknown }).code)
  } finally {
    if (existsSync(file)) rmSync(file, { force: true })
  }
}
