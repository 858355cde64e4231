/** The calls of residents who report a problem. Only its pages make them, so they are apart from the other paths. */
export const reportPaths = {
  report: '/report',
  reportFollow: '/report-follow',
} as const
