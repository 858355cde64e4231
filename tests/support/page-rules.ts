/** The rules of axe that every page keeps. */
export const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Text that a program left by mistake. */
export const leftByMistake = /undefined|NaN|\[object|Invalid Date|null|\{\{/

/** What a page says while something is on its way: never in the document that the server sends. */
export const loading = { en: 'Loading...', mr: 'लोड होत आहे' }
