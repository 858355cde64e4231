import type { CollectionConfig } from 'payload'
import { isStoredUnchecked } from '../../payload/requests/stored-unchecked.ts'
import { mimeTypes } from '../../platform/files/kind.ts'
import { site } from '../../views/groups.ts'
import { editors } from '../access/editors.ts'
import { staff } from '../access/staff.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { mayTrash } from '../trash/may-trash.ts'
import { trashRules } from '../trash/rules.ts'
import { checkUpload } from '../uploads/check-upload.ts'
import { kept } from '../uploads/kept-files.ts'
import { keepWhatIsUsed } from '../uses/in-use.ts'
import { noteWhoSaves, saved } from '../versions/saved-by.ts'
import { editComponents } from './edit-components.ts'

const alternativeText = { en: 'Alternative text', mr: 'चित्राचे वर्णन' }

const isPicture = (file: Record<string, unknown>): boolean => String(file.mimeType ?? '').startsWith('image/')

/** Pictures and documents. Clerks add files, but only editors change one, since published records show it at once. */
export const media = (absentFolder: string): CollectionConfig => ({
  slug: 'media',
  labels: {
    singular: { en: 'File', mr: 'फाइल' },
    plural: { en: 'Pictures and documents', mr: 'चित्रे आणि दस्तऐवज' },
  },
  trash: true,
  access: {
    read: staff,
    create: staff,
    update: editors,
    delete: mayTrash('media', { areDrafts: false }),
    readVersions: staff,
  },
  // Keeps all versions: the address of an older version leads to the newest file.
  versions: { maxPerDoc: 0 },
  hooks: {
    ...kept.hooks,
    beforeChange: [noteWhoSaves, ...(kept.hooks.beforeChange ?? [])],
    beforeOperation: [trashRules, checkUpload],
    beforeDelete: [keepWhatIsUsed, ...(kept.hooks.beforeDelete ?? [])],
  },
  // Payload's copy of a record would fetch its file from an address.
  disableDuplicate: true,
  admin: {
    components: editComponents,
    group: site,
    hideAPIURL: true,
    defaultColumns: ['filename', 'alt.mr', 'alt.en', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'alt.en', 'alt.mr'],
  },
  upload: {
    // Payload deletes a replaced file from this folder. Our files are in the store, so they stay.
    staticDir: absentFolder,
    ...kept.upload,
    mimeTypes,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    adminThumbnail: 'thumbnail',
    imageSizes: [{ name: 'thumbnail', width: 240, withoutEnlargement: true }],
  },
  fields: [
    {
      name: 'fileCheck',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/content/uploads/form/file-check.tsx#FileCheck' },
      },
    },
    bilingualText('alt', alternativeText, {
      requiredWhen: (file, { context }) => isPicture(file) && !isStoredUnchecked(context),
      hint: {
        en: 'Of a picture: what it shows, for people who cannot see it. Of a document: its title.',
        mr: 'चित्रासाठी: ते पाहू न शकणाऱ्यांसाठी त्यात काय आहे ते. दस्तऐवजासाठी: त्याचे शीर्षक.',
      },
    }),
    saved(),
  ],
})
