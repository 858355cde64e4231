import type { FlattenedField, SanitizedCollectionConfig } from 'payload'

/** Fields of every record that Payload or a hook sets. */
const always = ['id', 'createdAt', 'updatedAt', 'deletedAt', 'globalType', 'listedAs', 'saved']

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

/** The manual position in a list. Only moving the record changes it. */
export const orderField = '_order'

/** In `custom` of a field that a hook of its collection sets. */
export const setByHook = { isSetByHook: true }

const hookFields = (fields: readonly FlattenedField[]): string[] =>
  fields.filter(({ custom }) => custom?.isSetByHook === true).map(({ name }) => name)

type Fields = { flattenedFields?: readonly FlattenedField[] }

/** The fields of a collection that no request sets. */
export const systemFields = ({
  auth,
  upload,
  flattenedFields = [],
}: Pick<SanitizedCollectionConfig, 'auth' | 'upload'> & Fields): ReadonlySet<string> =>
  new Set([
    ...always,
    orderField,
    ...(auth ? ofAccounts : []),
    ...(upload ? ofUploads : []),
    ...hookFields(flattenedFields),
  ])
