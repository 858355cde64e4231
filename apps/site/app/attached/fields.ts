/** The fields in which the server hands the files of a form to the page's action. */
export const attachedField = 'attached'
export const fileProblemField = 'fileProblem'
