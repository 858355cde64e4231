import { councilWordOf, type Language, type Row } from '@nagardwar/contract/browser'
import { type Texts, textsOnServer, type Wording } from '../i18n/interface-texts.ts'
import type { Namespace } from '../i18n/namespaces.ts'
import { getList } from './list.ts'
import type { ApiSource } from './source.ts'

/** The texts, also for the parts of the page that ask for them themselves. */
export type ServerTexts = Texts & {
  /** Empty where the council's settings cannot be had. */
  settings: Partial<Row<'settings'>>
  /** What the council has written itself. */
  wording: Wording
}

/** The texts for a page that the server alone writes, with the council's own wording and its settings. */
export async function serverTexts(
  { list }: Pick<ApiSource, 'list'>,
  language: Language,
  catalogues: readonly Namespace[],
): Promise<ServerTexts> {
  const [settings, texts] = await Promise.all([
    getList(list, 'settings', language),
    getList(list, 'texts', language),
  ])
  const council = settings.ok ? settings.value[0] : undefined
  const wording = new Map((texts.ok ? texts.value : []).map(({ key, text }) => [key, text]))
  const own = textsOnServer(language, catalogues, wording, councilWordOf(council?.kind))
  return { ...own, settings: council ?? {}, wording }
}
