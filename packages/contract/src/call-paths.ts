/** The calls that are not lists. */
export const callPaths = {
  visitorCount: '/visitor-count',
  incrementVisitorCount: '/increment-visitor-count',
  contactUs: '/contact-us',
  notification: '/notification',
  useful: '/useful',
  openApi: '/openapi.json',
} as const
