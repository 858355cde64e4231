import { openedAtHeader } from '../../platform/opened-at.ts'

/** A record of a form, or the order of a list, which this page shows as it was at some time. */
type Opened = { at: string; isOld?: (why: string) => void }

const opened = new Map<string, Opened>()
let isWatching = false

const addressOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, window.location.href).pathname

/** Answers have whole seconds: what was stored within the last one is this page's own doing. */
const timeOfAnswer = ({ headers }: Response): string =>
  new Date(Date.parse(headers.get('date') ?? '') + 1000 || Date.now()).toISOString()

const updatedIn = (answer: unknown): string | undefined => {
  const { doc, result } = (answer ?? {}) as Record<'doc' | 'result', { updatedAt?: string } | undefined>
  return (doc ?? result)?.updatedAt
}

const whyIn = (answer: unknown): string =>
  (answer as { errors?: { message?: string }[] } | undefined)?.errors?.[0]?.message ?? ''

async function noteAnswer(of: Opened, response: Response): Promise<void> {
  if (!response.ok && response.status !== 409) return
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (response.status === 409) return of.isOld?.(whyIn(answer))
  const at = updatedIn(answer) ?? timeOfAnswer(response)
  if (at > of.at) of.at = at
}

/** Payload (3.90) has no place where a header could be added to what its forms, buttons and lists send. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  const send = window.fetch
  window.fetch = async (input, init) => {
    const method = (init?.method ?? 'GET').toUpperCase()
    const of = method === 'GET' ? undefined : opened.get(addressOf(input))
    if (!of) return send(input, init)
    const headers = new Headers(init?.headers)
    headers.set(openedAtHeader, of.at)
    const response = await send(input, { ...init, headers })
    await noteAnswer(of, response)
    return response
  }
}

/** From now on, what is sent to this address says since when the page shows what it shows. Returns what ends that. */
export function sayOpened(address: string, of: Opened): () => void {
  watch()
  opened.set(address, of)
  return () => {
    if (opened.get(address) === of) opened.delete(address)
  }
}
