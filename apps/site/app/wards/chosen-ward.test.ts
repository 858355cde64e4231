import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chosenWardKey } from '../components/reading/chosen-ward-key.ts'
import { chooseWard, chosenWard, onChosenWard } from './chosen-ward.ts'

class FakeStorageEvent extends Event {
  readonly key: string | null
  constructor(type: string, { key }: { key: string | null }) {
    super(type)
    this.key = key
  }
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('StorageEvent', FakeStorageEvent)
})
afterEach(() => void vi.unstubAllGlobals())

test('a ward is kept on the device, and taken back as easily', () => {
  expect(chosenWard()).toBeNull()
  chooseWard('12')
  expect(document.documentElement.dataset.ward).toBe('')
  expect(chosenWard()).toBe('12')
  expect(localStorage.getItem(chosenWardKey)).toBe('12')
  chooseWard(null)
  expect(chosenWard()).toBeNull()
})

test('who listens hears of each choice, and of a device that was emptied, until it stops', () => {
  const changed = vi.fn()
  const stop = onChosenWard(changed)
  chooseWard('5')
  window.dispatchEvent(new FakeStorageEvent('storage', { key: 'theme' }))
  window.dispatchEvent(new FakeStorageEvent('storage', { key: null }))
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  chooseWard(null)
  expect(changed).toHaveBeenCalledTimes(2)
})
