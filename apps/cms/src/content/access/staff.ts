import { type Asker, roleOf } from './role.ts'

/** Everyone with an account at the desk. The public has none, so `/cms-api` is closed to it. */
export const staff = (asker: Asker): boolean => roleOf(asker) !== undefined
