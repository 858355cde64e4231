import { createContext } from 'react'

/**
 * What stands around a page: `bare` has no menu, no footer and no script, for the form of a closed website. Only the
 * server renders such a page, so it asks for it behind `import.meta.env.SSR`, and the browser's script has nothing of it.
 */
export type PageFrame = 'whole' | 'bare'

export const Frame = createContext<PageFrame>('whole')
