import { type Language, type ListName, languages, listPaths } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { textsTelling } from './lists/texts.ts'
import { filesIn, recordsTelling, settingsTelling, type Telling, tellWith } from './telling.ts'

function tellingOf(payload: Payload, name: ListName): Promise<Telling> {
  if (name === 'settings') return settingsTelling(payload)
  if (name === 'texts') return textsTelling(payload)
  return recordsTelling(payload, name)
}

/** The rows of a list as the contract has them: in the language asked, or in both, the English ones first. */
export async function listRows(payload: Payload, name: ListName, language?: Language): Promise<object[]> {
  const telling = await tellingOf(payload, name)
  const files = await filesIn(payload, [telling])
  if (listPaths[name].language === null) return tellWith(telling, 'en', files)
  const asked = language ? [language] : languages
  return asked.flatMap((each) =>
    tellWith(telling, each, files).map(({ id, ...fields }) => ({ id, language_code: each, ...fields })),
  )
}
