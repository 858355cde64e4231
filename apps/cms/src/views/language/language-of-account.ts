type Known = {
  /** The language of the page that is shown. */
  shown: string
  /** The language that is stored with the account. */
  stored: unknown
  /** The language chosen on the login screen just now. */
  chosen: string | undefined
}

/** After a login: the language to store with the account, and the one to show instead, if any. */
export function languageAfterLogin({ shown, stored, chosen }: Known): { store?: string; show?: string } {
  if (chosen) return { store: chosen }
  if (stored !== 'en' && stored !== 'mr') return { store: shown }
  return stored === shown ? {} : { show: stored }
}
