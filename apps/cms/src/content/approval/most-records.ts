/** How many records one request has at most: a spreadsheet of as many changes is sent as one. Browsers load this too. */
export const mostRecords = 500
/** How many requests the page of the approvals shows, and how many are approved together at most. */
export const mostRequests = 300
