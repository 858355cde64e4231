/** How many records one request has at most: a spreadsheet of as many changes is sent as one. Browsers load this too. */
export const mostRecords = 500
