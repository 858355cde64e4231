/** Not even staff: only the server itself, which asks the local API without access rules. */
export const nobody = (): boolean => false
