import { useEffect, useState } from 'react'
import { type OutboxEntry, onOutboxChange, readOutbox } from '../../feedback/outbox.ts'

/** What is stored on this device, updated from here and from other tabs. */
export function useOutbox(): readonly OutboxEntry[] {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([])
  useEffect(() => {
    const read = () =>
      readOutbox().then(setEntries, (error) => console.warn('Kept feedback cannot be read', error))
    void read()
    return onOutboxChange(() => void read())
  }, [])
  return entries
}
