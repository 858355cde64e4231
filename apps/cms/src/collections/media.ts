import type { CollectionConfig } from 'payload'
import { editors } from '../access/editors.ts'
import { staff } from '../access/staff.ts'
import { configuration } from '../configuration.ts'
import { site } from '../desk/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { isTakenAsItIs } from '../requests/taken-as-it-is.ts'
import { checkUpload } from '../uploads/check-upload.ts'
import { keepFilesInUse } from '../uploads/keep-files-in-use.ts'
import { keptIn } from '../uploads/keep-in-bucket.ts'
import { mimeTypes } from '../uploads/kind.ts'
import { bucket } from '../uploads/store.ts'

const alternativeText = { en: 'Alternative text', mr: 'पर्यायी मजकूर' }

const isPicture = (file: Record<string, unknown>): boolean => String(file.mimeType ?? '').startsWith('image/')

const kept = keptIn(bucket)

/** Pictures and documents. Clerks add files, but only editors change one, since published records show it at once. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: { en: 'File', mr: 'फाइल' },
    plural: { en: 'Pictures and documents', mr: 'चित्रे आणि दस्तऐवज' },
  },
  access: { read: staff, create: staff, update: editors, delete: editors },
  hooks: {
    ...kept.hooks,
    beforeOperation: [checkUpload],
    beforeDelete: [keepFilesInUse, ...(kept.hooks.beforeDelete ?? [])],
  },
  // A copy would read its file from an address.
  disableDuplicate: true,
  admin: {
    group: site,
    hideAPIURL: true,
    defaultColumns: ['filename', 'alt.en', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'alt.en', 'alt.mr'],
  },
  upload: {
    staticDir: configuration.uploadsDir,
    ...kept.upload,
    mimeTypes,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    adminThumbnail: 'thumbnail',
    imageSizes: [{ name: 'thumbnail', width: 240, withoutEnlargement: true }],
  },
  fields: [
    bilingualText('alt', alternativeText, {
      requiredWhen: (file, { context }) => isPicture(file) && !isTakenAsItIs(context),
      hint: {
        en: 'What the picture shows, for people who cannot see it. Not needed for documents.',
        mr: 'चित्र पाहू न शकणाऱ्यांसाठी त्यात काय आहे ते. दस्तऐवजांसाठी आवश्यक नाही.',
      },
    }),
  ],
}
