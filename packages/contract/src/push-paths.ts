/** The calls of browsers that want to be told of alerts. Few pages make them, so they are apart from the other paths. */
export const pushPaths = {
  pushKey: '/push-key',
  pushSubscription: '/push-subscription',
  pushEnd: '/push-end',
} as const

/** What the service worker is sent, as JSON. */
export type PushMessage = {
  title: string
  body: string
  language: 'en' | 'mr'
  /** The page to open: a path of the website. */
  path: string
  /** A newer message about the same alert takes the older one's place. */
  tag: string
}
