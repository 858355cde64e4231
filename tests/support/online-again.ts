import type { BrowserContext } from '@playwright/test'

/** For `test.afterEach`: tests of a worker share a context, and the next one has a network also after a failure. */
export const onlineAgain = ({ context }: { context: BrowserContext }): Promise<void> =>
  context.setOffline(false)
