import { createContext } from 'react'

/** The secret of one render that marks our own inline scripts and styles; unknown in the browser. */
export const Nonce = createContext<string | undefined>(undefined)
