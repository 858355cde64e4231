import type { Payload } from 'payload'
import type { Within } from '../../platform/database/transaction.ts'

/** A new council opens its website itself, when it has something to show. The demo council is open. */
export async function beginClosed(payload: Payload, req: Within = {}): Promise<void> {
  await payload.updateGlobal({
    slug: 'opening',
    data: { state: 'closed', wasOpen: false },
    depth: 0,
    overrideAccess: true,
    req: { ...req },
  })
}
