import type { BeforeListTableServerProps } from 'payload'
import { languageOf } from '../../platform/words/words.ts'
import { words } from './words.ts'

/** Above the list of the photographs. */
export function ListLink({ i18n, payload }: BeforeListTableServerProps) {
  return (
    <p className="download-links">
      <a href={`${payload.config.routes.admin}/many-photos`}>{words.title[languageOf({ i18n })]}</a>
    </p>
  )
}
