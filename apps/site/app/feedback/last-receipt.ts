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

/** The receipt of the message that this entry of the history shows; only this page writes that state, no link can. */
export async function receiptOf(state: unknown): Promise<Receipt | undefined> {
  const { sent } = (state ?? {}) as { sent?: unknown }
  if (typeof sent !== 'string') return undefined
  const last = await keptInTab(storageName).catch(() => undefined)
  const { reference, secret } = (last ?? {}) as Partial<Receipt>
  return receiptIn({ id: sent, secret: reference === sent ? secret : undefined }) ?? { reference: '' }
}
