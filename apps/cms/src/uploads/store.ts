import { configuration } from '../configuration.ts'
import { openBucket } from './bucket.ts'
import { folder } from './folder.ts'

/** The bucket of this council, if its files lie on an S3-compatible server. */
export const bucket = configuration.bucket && openBucket(configuration.bucket)

/** Where this council's uploads lie. */
export const store = bucket ?? folder(configuration.uploadsDir)
