import { createContext, type ReactNode } from 'react'
import { createContext as createRouterContext } from 'react-router'

/** The content of a page of the council at work, for the render of one request. */
export const workBodyContext = createRouterContext<ReactNode>(null)

/** The same, passed in by the server's entry: the browser's script knows nothing of it. */
export const WorkBodyHere = createContext<ReactNode>(null)
