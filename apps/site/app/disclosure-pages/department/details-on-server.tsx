import type { Language, Row } from '@nagardwar/contract/browser'
import { getList } from '../../api/list.ts'
import { orNone } from '../../api/own-lists.ts'
import { serverTexts } from '../../api/server-texts.ts'
import type { ApiSource } from '../../api/source.ts'
import { TextsContext } from '../../i18n/use-translation.ts'
import { Details } from './details.tsx'
import { askDetails, detailsTexts } from './details-rows.ts'

/** The details of a department as the server writes them into its page. */
export async function detailsOnServer(
  department: Row<'disclosureDepartments'>,
  source: ApiSource,
  language: Language,
) {
  const fetch = orNone(source.list)
  const [rows, texts] = await Promise.all([
    askDetails((name) => getList(fetch, name, language)),
    serverTexts(source, language, detailsTexts),
  ])
  return (
    <TextsContext value={texts}>
      <Details department={department} rows={rows} now={Date.now()} />
    </TextsContext>
  )
}
