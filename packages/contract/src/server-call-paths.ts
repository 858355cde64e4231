/** The calls between the site's server and the desk. No browser makes them, so they are not in its script. */
export const serverCallPaths = {
  opening: '/opening',
  signedLink: '/signed-link',
  feedbackStatus: '/feedback-status',
  feedbackAddition: '/feedback-addition',
  transparency: '/transparency',
  archive: '/archive',
  oldVersions: '/old-versions',
  oldVersion: '/old-version',
  readerCounts: '/reader-counts',
  residentFile: '/resident-file',
} as const
