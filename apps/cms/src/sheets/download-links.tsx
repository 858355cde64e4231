import type { AfterListTableServerProps } from 'payload'
import { languageOf } from '../fields/words.ts'
import { words } from './words.ts'

const kinds = [
  { ending: 'xlsx', name: 'Excel' },
  { ending: 'csv', name: 'CSV' },
] as const

/** Below each list: all of it as a spreadsheet. */
export function DownloadLinks({ collectionSlug, i18n, payload }: AfterListTableServerProps) {
  const download = words.download[languageOf({ i18n })]
  const address = `${payload.config.routes.api}/sheets/${collectionSlug}`
  return (
    <p className="download-links">
      {download}{' '}
      {kinds.map(({ ending, name }) => (
        <a key={ending} href={`${address}?as=${ending}`} download aria-label={`${download}: ${name}`}>
          {name}
        </a>
      ))}
    </p>
  )
}
