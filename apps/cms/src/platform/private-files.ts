import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

type Places = { databaseUrl: string; uploadsDir: string; bucket: object | undefined }

const owner = { folder: 0o700, file: 0o600, mask: 0o077 }

/** Only the account that runs the desk may read its database and its files, however the desk was started. */
export function keepFilesPrivate({ databaseUrl, uploadsDir, bucket }: Places): void {
  if (isMainThread) process.umask(owner.mask)
  const database = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined
  for (const file of database ? ['', '-wal', '-shm'].map((end) => `${database}${end}`) : [])
    if (existsSync(/* turbopackIgnore: true */ file)) chmodSync(/* turbopackIgnore: true */ file, owner.file)
  if (bucket) return
  mkdirSync(/* turbopackIgnore: true */ uploadsDir, { recursive: true })
  chmodSync(/* turbopackIgnore: true */ uploadsDir, owner.folder)
}
