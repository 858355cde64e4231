import { type Receipt, receiptIn } from '../api/receipt.ts'
import { keepInTab, keptInTab } from './tab-store.ts'

const storageName = 'receipt'

/**
 * After a reload React Router returns `usr` as the location's state. A navigation would load every list again. Browsers
 * write that state to disk, so the secret of the private link is not in it.
 */
export function rememberReceipt(receipt: Receipt): void {
  history.replaceState({ ...history.state, usr: { sent: receipt.reference } }, '')
  keepInTab(storageName, receipt).catch((error) =>
    console.warn('The private link cannot be kept for a reload', error),
  )
}

/**
 * The receipt of the message that this entry of the history shows (only this page writes that state, no link can), or
 * else the last one of this tab, for whoever comes back to the form.
 */
export async function receiptOf(state: unknown): Promise<{ receipt: Receipt | undefined; isSent: boolean }> {
  const { sent } = (state ?? {}) as { sent?: unknown }
  const last = await keptInTab(storageName).catch(() => undefined)
  const { reference, secret } = (last ?? {}) as Partial<Receipt>
  const isSent = typeof sent === 'string'
  const id = isSent ? sent : reference
  const receipt = receiptIn({ id, secret: reference === id ? secret : undefined })
  return { receipt: receipt ?? (isSent ? { reference: '' } : undefined), isSent }
}
