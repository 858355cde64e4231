import { createContext } from 'react'
import type { DocumentBody } from './document-view.ts'

/** The text of the document at this address, for the server alone. Passed in by the server's entry. */
export const DocumentBodyHere = createContext<DocumentBody | null>(null)
