/**
 * Looks at a request before anything is read or stored, and throws a `Refusal` to stop it. Requests that store
 * something pass all of these, in their order: rate limits belong here.
 */
export type Guard = (request: Request) => void | Promise<void>

export const guards: readonly Guard[] = []
