import { createContext } from 'react'

/**
 * The public key to which messages that wait on a device are sealed (feedback/seal.ts), for `<html>`; undefined in the
 * browser, which reads its document.
 */
export const FeedbackKey = createContext<string | undefined>(undefined)
