import { desk } from './desk.ts'
import { configuration } from './start/environment.ts'

// Payload's commands and Next look for this file.
export default desk(configuration)
