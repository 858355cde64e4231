/** The page with the form for reports of discrimination or misconduct, without language. */
export const misconductPath = '/misconduct'
