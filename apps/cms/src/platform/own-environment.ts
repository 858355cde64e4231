import { deskOption } from './desk-option.ts'

/** The environment of the processes that this desk starts: in it they open the same council. */
export const ownEnvironment = deskOption<NodeJS.ProcessEnv>('ownEnvironment')
