/*
 * Payload 3.90: keeps what the fields of a form are for browsers once for all languages (getClientSchemaMap), as it was
 *   made for the language of whoever opened the form first. Our configuration has its words in one language, and the labels
 *   of fields that the server draws would be in that of somebody else.
 * Upstream: none found (issues and pull requests for `getClientSchemaMap`).
 * Here: it is made for each request. It is a map of references to the configuration, which is kept by language.
 * Canary: schema-maps: the fields of a form are kept for all languages together.
 */

/** By the mark that Payload's own server of developers sets once. */
export function keepNoSchemaMap(): void {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    get: () => true,
    set: () => {},
    configurable: true,
  })
}
