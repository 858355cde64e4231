import { configuration } from '../configuration.ts'
import { openBucket } from './bucket.ts'
import { folder } from './folder.ts'

/** The bucket of this council, if its files are on an S3-compatible server. */
export const bucket = configuration.bucket && openBucket(configuration.bucket)

/** Where this council's uploads are stored. */
export const store = bucket ?? folder(configuration.uploadsDir)
