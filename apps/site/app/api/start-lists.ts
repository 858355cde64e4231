import type { Language } from '@nagardwar/contract/browser'
import { otherLanguage } from '../i18n/language.ts'
import { type Fetch, getList, type Listed, type ListOutcome } from './list.ts'

/** The lists that every page is framed with: asked for at start, and again on a change of language. */
export type StartLists = {
  menu: Listed<'mainMenu'>
  settings: Listed<'settings'>
  /** The settings in the other language, for the council's name there. */
  otherSettings: Listed<'settings'>
  /** Staff's own wording of interface texts, and the descriptions of pictures. */
  wording: Listed<'texts'>
}

export function askStartLists(fetch: Fetch, language: Language) {
  const fetchOwn = orNone(fetch)
  return {
    menu: getList(fetch, 'mainMenu', language, 'Error fetching menu data'),
    settings: getList(fetchOwn, 'settings', language),
    otherSettings: getList(fetchOwn, 'settings', otherLanguage(language)),
    wording: getList(fetchOwn, 'texts', language).then(withoutSynonyms),
  }
}

/** The words of the search come among the texts too. No page shows them, so none carries them. */
const withoutSynonyms = (outcome: ListOutcome<'texts'>): ListOutcome<'texts'> =>
  outcome.ok
    ? { ...outcome, value: outcome.value.filter(({ key }) => !key.startsWith('synonyms:')) }
    : outcome

/** Settings and wording are ours: a server without them answers 404, and the site has defaults. */
const orNone =
  (fetch: Fetch): Fetch =>
  async (name, language) => {
    const outcome = await fetch(name, language)
    return !outcome.ok && outcome.error === 'notFound' ? { ok: true, value: [] } : outcome
  }
