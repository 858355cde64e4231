/** Something the person at the keyboard can mend: printed as one sentence, without a stack. */
export class Failure extends Error {}

/**
 * Runs a command of the project. A `Failure` ends it with its sentence and status 1; anything else is a
 * defect of ours and keeps its stack.
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
