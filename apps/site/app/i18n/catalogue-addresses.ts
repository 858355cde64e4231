/** The addresses of all catalogues, for the browser: a hundred of them, so they are no part of the first view. */
export { addresses } from 'virtual:catalogue-addresses'
