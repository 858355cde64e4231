import { createContext } from 'react'

/** The nonce of one render for our inline scripts and styles; undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined)
