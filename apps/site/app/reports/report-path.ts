/** Where a problem is reported, and the list of what was reported; without language. */
export const reportPath = '/report'
export const reportsPath = '/reports'
