/** What is measured of a page for real readers (https://web.dev/articles/vitals). */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** Where the site accepts reports; it keeps counts of values for an hour, and nothing else. */
export const vitalsPath = '/vitals'
