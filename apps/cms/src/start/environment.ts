import { readConfiguration } from '../configuration.ts'

/** The settings of this process. Nothing else reads the environment. */
export const configuration = readConfiguration(process.env)

/**
 * `node --watch` tells every child process to report what it loads. Next's workers would report it to Next, which
 * takes it for an answer of theirs and fails, again and again.
 */
export function endWatchReports(): void {
  delete process.env.WATCH_REPORT_DEPENDENCIES
}
