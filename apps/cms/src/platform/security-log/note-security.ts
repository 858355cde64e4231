import type { Log } from '@nagardwar/http/log'
import { clientOf } from '../client-address.ts'

/** What an auditor and CERT-In ask for: docs/audit/logs.md lists the events. */
export type SecurityEvent =
  | 'login'
  | 'second step'
  | 'logout'
  | 'refused'
  | 'limited'
  | 'of another site'
  | 'feedback read'
  | 'feedback exported'
  | 'personal data read'
  | 'personal data exported'
  | 'virus found'

type Told = {
  event: SecurityEvent
  result: 'done' | 'failed' | 'refused'
  /** The number of the account, if it is known. Never what was typed. */
  account?: number | undefined
  method?: string
  /** A list of the desk or a call, never an address that somebody typed. */
  target?: string
  status?: number
  /** The numbers of messages, or of what else was read. */
  records?: readonly number[]
}

/**
 * One line of the log for a security event at the desk: when, who, from where, what, with which result. Only these lines
 * have a client's address. The id of the request is added to every line.
 */
export function noteSecurity(
  log: Pick<Log, 'info' | 'warn'>,
  headers: Headers,
  hops: number,
  { event, result, ...told }: Told,
): void {
  const write = result === 'done' ? log.info : log.warn
  write('Security', { event, result, ...told, from: clientOf({ headers } as Request, hops) })
}

const calls: ReadonlySet<string> = new Set([
  'login',
  'logout',
  'me',
  'init',
  'first-register',
  'forgot-password',
  'reset-password',
  'refresh-token',
  'unlock',
])

/** `users/login` as it is; of every other path the list alone, if there is such a list. */
export function targetOf(path: string, isList: (name: string) => boolean): string {
  const [list = '', call = ''] = path.split('/')
  if (list === 'users' && calls.has(call)) return `${list}/${call}`
  return isList(list) ? list : '*'
}

/** What the answer to a request says of security, if anything. */
export function securityOf(target: string, status: number): Pick<Told, 'event' | 'result'> | undefined {
  if (status === 429) return { event: 'limited', result: 'refused' }
  if (target === 'users/login' && status === 401) return { event: 'login', result: 'failed' }
  if (target === 'users/login' && status < 300) return { event: 'login', result: 'done' }
  if (target === 'users/logout' && status < 300) return { event: 'logout', result: 'done' }
  return status === 401 || status === 403 ? { event: 'refused', result: 'refused' } : undefined
}
