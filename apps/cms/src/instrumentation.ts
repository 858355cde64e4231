/**
 * Next calls this for a page of the desk that fails, and writes nothing by itself where it runs in a server of our own:
 * without it the answer 500 had no reason in the log. The console is the desk's log (`platform/console-log.ts`).
 */
export const onRequestError = (error: unknown): void => console.error(error)
