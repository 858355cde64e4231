import { type Asker, roleOf } from './role.ts'

export const admins = (asker: Asker): boolean => roleOf(asker) === 'admin'
