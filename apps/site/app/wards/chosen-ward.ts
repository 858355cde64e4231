import { recall, remember } from '../components/device-memory/device-memory.ts'

/** Where the device keeps the ward that its owner has chosen. No request carries it. */
export const chosenWardKey = 'ward'

/** The chosen ward as it stands in the address of its page (ward-key.ts), such as `12`; null without one. */
export const chosenWard = (): string | null => recall(chosenWardKey)

/** Keeps the ward on this device; `null` takes it back. Listeners on this page and in other tabs hear of it. */
export function chooseWard(key: string | null): void {
  remember(chosenWardKey, key)
  window.dispatchEvent(new StorageEvent('storage', { key: chosenWardKey, newValue: key }))
}

/** Calls back whenever the chosen ward has changed, here or in another tab; returns what ends it. */
export function onChosenWard(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === chosenWardKey || key === null ? changed() : undefined)
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
