/*
 * Payload 3.90: makes the fields of its forms for browsers once in each language of the desk and keeps them in variables
 *   of the process, because a configuration is not meant to change while it serves.
 * Upstream: none found (issues and pull requests for `getClientConfig`, `_payload_clientConfigs`).
 * Here: they are made again when the council's first language was chosen, so that forms ask for it first.
 * Canary: forms-in-memory: the fields of forms are kept for the life of the process.
 */

type Kept = typeof globalThis & {
  _payload_clientConfigs?: Record<string, unknown>
  _payload_doNotCacheClientSchemaMap?: boolean
  _payload_doNotCacheSchemaMap?: boolean
}

/** By the variables and marks that Payload's own server of developers uses. */
export function forgetFormsInMemory(): void {
  const kept = globalThis as Kept
  for (const language of Object.keys(kept._payload_clientConfigs ?? {}))
    delete kept._payload_clientConfigs?.[language]
  kept._payload_doNotCacheClientSchemaMap = true
  kept._payload_doNotCacheSchemaMap = true
}
