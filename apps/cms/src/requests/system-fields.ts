import type { SanitizedCollectionConfig } from 'payload'

/** What Payload or a hook sets in every record. */
const always = ['id', 'createdAt', 'updatedAt', 'deletedAt', 'globalType', 'listedAs']

const ofAccounts = [
  'sessions',
  'hash',
  'salt',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
  '_verified',
  '_verificationToken',
]

const ofUploads = [
  'filename',
  'filesize',
  'mimeType',
  'width',
  'height',
  'url',
  'thumbnailURL',
  'sizes',
  'focalX',
  'focalY',
  'prefix',
  'uploadEdits',
  '_objectKey',
]

/** The place in a list by hand; only moving the record there changes it. */
export const orderField = '_order'

/** The names of the fields of a collection that no request sets. */
export const systemFields = ({
  auth,
  upload,
}: Pick<SanitizedCollectionConfig, 'auth' | 'upload'>): ReadonlySet<string> =>
  new Set([...always, orderField, ...(auth ? ofAccounts : []), ...(upload ? ofUploads : [])])
