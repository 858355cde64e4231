import { recall, remember } from '../components/device-memory/device-memory.ts'
import { chosenWardKey } from '../components/reading/chosen-ward-key.ts'

/** The chosen ward as it stands in the address of its page (ward-key.ts), such as `12`; null without one. */
export const chosenWard = (): string | null => recall(chosenWardKey)

/** Keeps the ward on this device; `null` takes it back. Listeners on this page and in other tabs hear of it. */
export function chooseWard(key: string | null): void {
  remember(chosenWardKey, key)
  // As the head of the next document will have it (components/reading/restore.ts).
  const { documentElement } = document
  if (key === null) delete documentElement.dataset.ward
  else documentElement.dataset.ward = ''
  window.dispatchEvent(new StorageEvent('storage', { key: chosenWardKey, newValue: key }))
}

/** Calls back whenever the chosen ward has changed, here or in another tab; returns what ends it. */
export function onChosenWard(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === chosenWardKey || key === null ? changed() : undefined)
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
