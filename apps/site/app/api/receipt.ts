/** A reference stands in an address and on the page, so it may only look like one; anything else counts as none. */
export function referenceIn(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(text) ? text : ''
}

/**
 * The receipt of a feedback that was stored (contract.md, "Calls"); older servers name the record's `id` instead. An
 * answer without one is no receipt, whatever its status: a proxy, a login page or a server in maintenance says 200 too.
 */
export function receiptIn(body: unknown): { reference: string } | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { contactId, id } = body as { contactId?: unknown; id?: unknown }
  const given = [contactId, id].find(
    (value) => typeof value === 'number' || (typeof value === 'string' && value),
  )
  return given === undefined ? undefined : { reference: referenceIn(given) }
}
