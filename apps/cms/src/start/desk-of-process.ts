import { desk } from '../desk.ts'
import { configuration } from './environment.ts'

/** The desk that this process serves or works on, made of its environment. */
export const deskOfProcess = desk(configuration)
