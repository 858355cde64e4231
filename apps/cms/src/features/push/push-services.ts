/** Whether a name is one of a list, in which `*.` stands for any names before the rest. */
const isOneOf = (host: string, names: readonly string[]): boolean =>
  names.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))

type Services = { hosts: readonly string[]; testService: string | undefined }

/**
 * Whether an address is of a push service that the council asks: https on its own port, and one of the names. The
 * server fetches no other address, whoever sent it (decision 0156).
 */
export function isOfPushService(endpoint: string, { hosts, testService }: Services): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, port, hostname, username, password, hash } = new URL(endpoint)
  if (username || password || hash) return false
  if (testService && origin === testService) return true
  return protocol === 'https:' && port === '' && isOneOf(hostname, hosts)
}
