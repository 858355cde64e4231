/** A problem that the user can solve: printed as one sentence, without a stack. */
export class Failure extends Error {}

/**
 * Runs a command of the project. A `Failure` ends it with its message and status 1; any other error
 * is a defect and keeps its stack.
 */
export async function command(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}
