/*
 * Payload 3.90: sends the fields of all lists with every page, each label, choice and group as often as a list has it and
 *   in all languages. Lists that are hidden from everybody are among them.
 * Upstream: none found.
 * Here: what getClientConfig keeps for a language has its equal parts once, the words of that language, and no list that
 *   no page shows.
 * Canary: client-config: equal parts of lists are sent with every page as often as they stand there, in all languages.
 */

import { shareEqualParts } from './equal-parts.ts'
import { inOneLanguage } from './one-language.ts'

/** Where getClientConfig keeps what it made, by language. */
type Kept = { _payload_clientConfigs?: Record<string, object> }

type Lists = { collections?: { slug: string }[] }

/** To be called before Payload's first page, which gets the very object that is kept. `unseen` are lists of no page. */
export function shareInClientConfigs(unseen: ReadonlySet<string> = new Set()): void {
  const kept = globalThis as Kept
  kept._payload_clientConfigs ??= new Proxy<Record<string, object>>(
    {},
    {
      set: (all, language, config: Lists) => {
        if (config.collections)
          config.collections = config.collections.filter(({ slug }) => !unseen.has(slug))
        return Reflect.set(
          all,
          language,
          Object.assign(config, shareEqualParts(inOneLanguage(config, String(language)))),
        )
      },
    },
  )
}
