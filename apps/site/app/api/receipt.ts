/**
 * `secret` opens `/feedback/<secret>`; older servers give none, and no link is promised there. `dueOn` is the day by which a
 * report is promised to be done.
 */
export type Receipt = { reference: string; secret?: string; dueOn?: string }

const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z2-7]{26}$/.test(value)

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/

/** All of it in one word, for an address that the site signs. */
export const inOneWord = ({ reference, secret, dueOn }: Receipt): string =>
  [reference, secret, dueOn?.replaceAll('-', '_')].filter(Boolean).join('.')

/** The receipt in such a word; the site has signed it, so nobody made it up. */
export function fromOneWord(word: string): Receipt | undefined {
  const [, reference = '', secret, day] =
    /^(.*?)(?:\.([a-z2-7]{26}))?(?:\.(\d{4}_\d\d_\d\d))?$/.exec(word) ?? []
  const checked = referenceIn(reference)
  const dueOn = day?.replaceAll('_', '-')
  return checked
    ? { reference: checked, ...(secret ? { secret } : {}), ...(dueOn ? { dueOn } : {}) }
    : undefined
}

/** A reference is shown in an address and on the page, so its form is checked; anything else counts as none. */
function referenceIn(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(text) ? text : ''
}

/**
 * The receipt of a stored feedback (contract.md, "Calls"); older servers send the record's `id` instead. An answer
 * without one is not a receipt, whatever its status: a proxy, a login page or a server in maintenance also answers
 * 200.
 */
export function receiptIn(body: unknown): Receipt | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { contactId, id, secret, dueOn } = body as Record<'contactId' | 'id' | 'secret' | 'dueOn', unknown>
  const given = [contactId, id].find(
    (value) => typeof value === 'number' || (typeof value === 'string' && value),
  )
  if (given === undefined) return undefined
  return {
    reference: referenceIn(given),
    ...(isSecret(secret) ? { secret } : {}),
    ...(typeof dueOn === 'string' && dayPattern.test(dueOn) ? { dueOn } : {}),
  }
}
