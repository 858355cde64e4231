import { createContext } from 'react'
import type { ListField, PublicList } from './public-list.ts'

/**
 * The fields of a list, for the server alone: it writes them into the page, and the page's data do not say them a second
 * time. Passed in by the server's entry.
 */
export const FieldsOf = createContext<(list: PublicList) => readonly ListField[]>(({ fields }) => fields)
