/** What a browser needs to read rows that it has asked for itself; the first view of a page needs none of it. */
export { readInBrowser } from './reader/read-in-browser.ts'
export { toDomain } from './to-domain.ts'
