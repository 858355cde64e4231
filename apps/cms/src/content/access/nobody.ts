/** Not even staff: only the server itself, through the local API without access rules. */
export const nobody = (): boolean => false
