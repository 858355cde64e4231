import { deskOption } from '../desk-option.ts'
import { type Bucket, type BucketSettings, openBucket } from './bucket.ts'
import { folder } from './folder.ts'
import type { FileStore } from './stored-file.ts'

/** Where a council's uploads are: in a folder, or in a bucket of an S3-compatible server. */
export type Files = { store: FileStore; bucket: Bucket | undefined }

export const files = deskOption<Files>('files')

export function openFiles(settings: { bucket: BucketSettings | undefined; uploadsDir: string }): Files {
  const bucket = settings.bucket && openBucket(settings.bucket)
  return { bucket, store: bucket ?? folder(settings.uploadsDir) }
}
