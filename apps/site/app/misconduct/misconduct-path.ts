/** What stands in the place of a secret: no secret looks like it. */
export const misconductForm = 'misconduct'

/**
 * The form for reports of discrimination or misconduct, without language. It is a page as that behind a private link:
 * kept by nobody, without script, and the log does not tell the two apart.
 */
export const misconductPath = `/feedback/${misconductForm}`
