import { z } from 'zod'
import type { BucketSettings } from './bucket.ts'

const isServer = (url: string): boolean => /^https?:\/\/[^/]+$/.test(url)

/** Everything except the region belongs together: either files are in a folder, or all of these are set. */
export const bucketVariables = {
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'S3_BUCKET must be a name of small letters, digits and hyphens',
    )
    .optional(),
  S3_ENDPOINT: z
    .string()
    .refine(isServer, 'S3_ENDPOINT must look like https://s3.example.org, without the bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'S3_REGION must be a name such as ap-south-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

type Values = z.infer<z.ZodObject<typeof bucketVariables>>

/** The configured bucket, or nothing. An incomplete configuration is an error. */
export function bucketIn({ S3_REGION, ...values }: Values): BucketSettings | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  const together = { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(together).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(together).length) return undefined
  if (!S3_BUCKET || !S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error(`Configuration: files on an S3-compatible server also need ${missing.join(', ')}.`)
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
