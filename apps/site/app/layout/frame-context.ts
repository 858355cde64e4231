import { createContext } from 'react-router'
import type { PageFrame } from './frame.ts'

/** The server outside the bundle says for each request what stands around its page. */
export const frameContext = createContext<PageFrame>('whole')
