import path from 'node:path'
import { at, root } from './place.mjs'

/**
 * Where everything lives that a council cannot make again. The site's own folder is not among it: what is in there
 * may be deleted.
 */
export function councilData(data = path.resolve(process.env.DATA_DIR || at('data'))) {
  return {
    data,
    databaseUrl: process.env.DATABASE_URL || `file:${path.join(data, 'cms/cms.db')}`,
    uploads: path.resolve(root, process.env.UPLOADS_DIR || path.join(data, 'cms/uploads')),
    secrets: path.join(data, 'secrets.env'),
  }
}
