import { createContext } from 'react'

/**
 * What stands around a page: `unscripted` has no script, for a private page, and `bare` has no menu and no footer either,
 * for a closed website. Only the server renders such pages, so it asks behind `import.meta.env.SSR`, and the browser's
 * script has nothing of it.
 */
export type PageFrame = 'whole' | 'unscripted' | 'bare'

export const Frame = createContext<PageFrame>('whole')
