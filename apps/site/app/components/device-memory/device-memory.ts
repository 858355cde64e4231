/**
 * The visitor's choices, stored on the device. Private windows and restricted phones refuse storage: then the choice
 * lasts for the page, and nothing else breaks.
 */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    console.info(`This device keeps no settings (${key})`, error)
    return null
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch (error) {
    console.info(`This device keeps no settings (${key})`, error)
  }
}
