import { createContext, type ReactNode } from 'react'

/**
 * What the server alone writes above a page's content: alerts (layout/alerts-of-page.tsx), and that it is a preview
 * (layout/draft-notice.tsx). Passed in by the server's entry: imported by the layout, it would be in the script of every
 * first view, though the browser never runs it.
 */
export const PageAlerts = createContext<ReactNode>(null)
