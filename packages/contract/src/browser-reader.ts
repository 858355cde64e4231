/** What a browser needs to ask for lists itself and to read their rows; the first view of a page needs none of it. */
export { endpointUrl } from './endpoint-url.ts'
export { readInBrowser } from './reader/read-in-browser.ts'
export { toDomain } from './to-domain.ts'
