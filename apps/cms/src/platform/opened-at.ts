/** Of a request of the desk's pages: when the record was stored that the form shows, or the list was shown. */
export const openedAtHeader = 'x-opened-at'
