/*
 * Payload 3.90: sends the fields of all lists with every page, each label, choice and group as often as a list has it.
 * Upstream: none found.
 * Here: what getClientConfig keeps for each language has its equal parts once.
 * Canary: client-config: equal parts of lists are sent with every page as often as they stand there.
 */

import { shareEqualParts } from './equal-parts.ts'

/** Where getClientConfig keeps what it made, by language. */
type Kept = { _payload_clientConfigs?: Record<string, object> }

/** To be called before Payload's first page, which gets the very object that is kept. */
export function shareInClientConfigs(): void {
  const kept = globalThis as Kept
  kept._payload_clientConfigs ??= new Proxy<Record<string, object>>(
    {},
    {
      set: (all, language, config: object) =>
        Reflect.set(all, language, Object.assign(config, shareEqualParts(config))),
    },
  )
}
