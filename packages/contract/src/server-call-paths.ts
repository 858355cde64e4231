/** The calls between the site's server and the desk. No browser makes them, so they are not in its script. */
export const serverCallPaths = {
  opening: '/opening',
  signedLink: '/signed-link',
  feedbackStatus: '/feedback-status',
  feedbackAddition: '/feedback-addition',
  proposal: '/proposal',
  transparency: '/transparency',
  archive: '/archive',
  oldVersions: '/old-versions',
  oldVersion: '/old-version',
  readerCounts: '/reader-counts',
  residentFile: '/resident-file',
  mailSubscription: '/mail-subscription',
  mailSubscriptionState: '/mail-subscription-state',
  mailConfirmation: '/mail-confirmation',
  mailChange: '/mail-change',
  mailEnd: '/mail-end',
} as const
