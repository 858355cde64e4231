import { deskOfProcess } from './start/desk-of-process.ts'

// Payload's commands and Next look for this file.
export default deskOfProcess
