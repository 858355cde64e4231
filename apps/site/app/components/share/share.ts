export type Shared = { title: string; url: string }

/** Opens the device's own list of apps, or copies the address where there is none; says which, or that neither went. */
export async function share(shared: Shared): Promise<'opened' | 'copied' | 'failed'> {
  if (navigator.share) {
    try {
      await navigator.share(shared)
      return 'opened'
    } catch (error) {
      // Whoever closes the list has decided. Inside another app's window there may be no list: then it is copied.
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
