import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { deskOption } from './desk-option.ts'

type Places = { databaseUrl: string; uploadsDir: string; bucket: object | undefined }

/** The folder on disk that this desk writes to; none with a database server and a bucket. */
export const writtenFolder = deskOption<string | undefined>('writtenFolder')

export function writtenFolderOf({ databaseUrl, bucket, uploadsDir }: Places): string | undefined {
  if (databaseUrl.startsWith('file:'))
    return path.dirname(/* turbopackIgnore: true */ databaseUrl.replace(/^file:/, ''))
  return bucket ? undefined : uploadsDir
}

/** Why nothing can be stored now: a system error code, such as ENOSPC. Undefined if writing works. */
export function whyNotWritable(payload: Pick<Payload, 'config'>): string | undefined {
  const folder = writtenFolder.of(payload)
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
