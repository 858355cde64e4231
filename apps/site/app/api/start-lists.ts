import type { Language, Outcome, Row } from '@nagardwar/contract/browser'
import { otherLanguage } from '../i18n/language.ts'
import { type Fetch, getList, type Listed, type ListOutcome } from './list.ts'
import { orNone } from './own-lists.ts'
import { isOfPicture } from './picture-texts.ts'

type Named = Outcome<Pick<Row<'settings'>, 'name'>[]>

/** The lists for the layout of every page: loaded at the start, and again after a change of language. */
export type StartLists = {
  menu: Listed<'mainMenu'>
  settings: Listed<'settings'>
  /** The council's name in the other language. */
  otherSettings: Named | Promise<Named>
  /** Staff's own wording of interface texts. */
  wording: Listed<'texts'>
}

/** In the browser `texts` comes from the list that its pages share. */
export function askStartLists(
  fetch: Fetch,
  language: Language,
  texts: Promise<ListOutcome<'texts'>> = getList(orNone(fetch), 'texts', language),
) {
  const fetchOwn = orNone(fetch)
  return {
    menu: getList(fetch, 'mainMenu', language, 'Error fetching menu data'),
    settings: getList(fetchOwn, 'settings', language),
    otherSettings: getList(fetchOwn, 'settings', otherLanguage(language)).then(onlyNames),
    wording: texts.then(ofInterface),
  }
}

/** An older server has no alerts. */
export const askAlerts = (fetch: Fetch, language: Language) => getList(orNone(fetch), 'alerts', language)

export const askStates = (fetch: Fetch, language: Language) =>
  getList(orNone(fetch), 'serviceStates', language)

/**
 * The synonyms for the search are among the texts too: no page shows them. The descriptions of pictures come with the
 * page that shows them (picture-texts.ts).
 */
const ofInterface = (outcome: ListOutcome<'texts'>): ListOutcome<'texts'> =>
  outcome.ok
    ? {
        ...outcome,
        value: outcome.value.filter((row) => !row.key.startsWith('synonyms:') && !isOfPicture(row)),
      }
    : outcome

const onlyNames = (outcome: ListOutcome<'settings'>): Named =>
  outcome.ok ? { ...outcome, value: outcome.value.map(({ name }) => ({ name })) } : outcome
