/** A cheap phone's screen, and no network of its own. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** One page of each kind. */
export const fewPages = [
  '/',
  '/roads',
  '/schools',
  '/photos',
  '/press-releases',
  '/contact',
  '/account-cheque-register',
]

/**
 * The page as most readers get it: from the site's memory, and compressed further because it has stayed the same for two
 * seconds (decision 0076).
 */
export async function putInMemory(url) {
  for (const pause of [0, 2500, 1500]) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    await fetch(url)
  }
}
