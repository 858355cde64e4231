import { useEffect, useState } from 'react'
import { type OutboxEntry, onOutboxChange, readOutbox } from '../../feedback/outbox.ts'

/** What is kept on this device, as it changes here and in other tabs. */
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
