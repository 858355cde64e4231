/** The header of a refused login whose password was right: its value says whether the code is `needed` or `wrong`. */
export const stepHeader = 'x-login-step'
