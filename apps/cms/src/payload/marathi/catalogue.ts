import type { en } from '@payloadcms/translations/languages/en'
import { authentication } from './authentication.ts'
import { dashboard } from './dashboard.ts'
import { error } from './error.ts'
import { fields } from './fields.ts'
import { folder } from './folder.ts'
import { general } from './general-section.ts'
import { localization } from './localization.ts'
import { operators } from './operators.ts'
import { upload } from './upload.ts'
import { validation } from './validation.ts'
import { version } from './version.ts'

/** Payload's own words in Marathi, one file for each section of its English catalogue. */
export const marathi: { [Name in keyof typeof en.translations]: Record<string, string> } = {
  authentication,
  dashboard,
  error,
  fields,
  folder,
  general,
  localization,
  operators,
  upload,
  validation,
  version,
}
