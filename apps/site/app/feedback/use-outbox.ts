import { useEffect, useState } from 'react'
import type { OutboxEntry } from './outbox.ts'

/** Loaded as soon as the page stands: when it is needed there may be no network. */
export const loadOutbox = () => import('./without-network.ts')

export async function removeKept({ key }: OutboxEntry): Promise<void> {
  const { removeFromOutbox } = await loadOutbox()
  await removeFromOutbox(key)
}

/** One whose text this tab does not know lies on the device, sealed: the server may take it another time. */
export async function sendAgain({ errors: _, ...kept }: OutboxEntry & { state: 'refused' }): Promise<void> {
  const [{ deliverOutbox, putIntoOutbox }, { postInBrowser }] = await Promise.all([
    loadOutbox(),
    import('../api/feedback.ts'),
  ])
  await putIntoOutbox({ ...kept, state: 'waiting' })
  await deliverOutbox(postInBrowser, () => undefined)
}

/** What is stored on this device, updated from here and from other tabs. */
export function useOutbox(): readonly OutboxEntry[] {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([])
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const fail = (error: unknown) => console.warn('What is kept cannot be read', error)
    loadOutbox().then(({ onOutboxChange, readOutbox }) => {
      if (isOver) return
      const read = () => void readOutbox().then(setEntries, fail)
      read()
      stop = onOutboxChange(read)
    }, fail)
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
  return entries
}
