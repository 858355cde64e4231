import { useStart } from '../../start/start.ts'

/** Whether the desk has a mail server: only then is an answer by mail promised. */
export const useSendsMail = (): boolean => useStart().settings?.sendsMail === '1'
