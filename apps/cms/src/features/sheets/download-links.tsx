import type { AfterListTableServerProps } from 'payload'
import { mayExport } from '../../content/exports.ts'
import { languageOf } from '../../platform/words/words.ts'
import { hasImport } from './import/may-import.ts'
import { words as importWords } from './import/words.ts'
import { words } from './words.ts'

const kinds = [
  { ending: 'xlsx', name: 'Excel' },
  { ending: 'csv', name: 'CSV' },
] as const

type Props = AfterListTableServerProps & { hasCreatePermission?: boolean }

/** Below each list: all of it as a spreadsheet, and the way back in for those who may save drafts there. */
export function DownloadLinks({
  collectionConfig,
  collectionSlug,
  hasCreatePermission,
  i18n,
  payload,
  user,
}: Props) {
  if (!mayExport(collectionConfig, { user: user ?? null })) return null
  const language = languageOf({ i18n })
  const download = words.download[language]
  const address = `${payload.config.routes.api}/sheets/${collectionSlug}`
  const mayImport = hasCreatePermission === true && hasImport(collectionConfig)
  return (
    <p className="download-links">
      {download}{' '}
      {kinds.map(({ ending, name }) => (
        <a key={ending} href={`${address}?as=${ending}`} download aria-label={`${download}: ${name}`}>
          {name}
        </a>
      ))}
      {mayImport ? (
        <a href={`${payload.config.routes.admin}/sheet-import/${collectionSlug}`}>
          {importWords.title[language]}
        </a>
      ) : null}
    </p>
  )
}
