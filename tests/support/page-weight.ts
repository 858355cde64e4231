import type { Page } from '@playwright/test'

export type PageWeight = { total: number; byKind: Record<string, number> }

/** Everything that a page loads until it is idle, without scrolling or touching, as sent over the network. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const byKind: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    byKind[kind] = (byKind[kind] ?? 0) + encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(address, { waitUntil: 'networkidle' })
  return { total: Object.values(byKind).reduce((sum, bytes) => sum + bytes, 0), byKind }
}
