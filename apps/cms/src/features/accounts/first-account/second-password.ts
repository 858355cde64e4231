/** The field in which the first password is typed again, for the form and for the desk that judges it. */
export const secondPassword = 'confirm-password'
