export type Shared = { title: string; url: string }

/**
 * Opens the device's share sheet, or copies the address if there is none. Returns which of the two, or that both
 * failed.
 */
export async function share(shared: Shared): Promise<'opened' | 'copied' | 'failed'> {
  if (navigator.share) {
    try {
      await navigator.share(shared)
      return 'opened'
    } catch (error) {
      // Closing the share sheet is a decision. A browser inside another app may have no share sheet: then the address
      // is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'opened'
    }
  }
  return (await isCopied(shared.url)) ? 'copied' : 'failed'
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('The address could not be copied', error)
    return false
  }
}
