type Headers = Record<string, string>

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics', 'interest-cohort']

/** Headers of every answer. `origin` is the address by which people reach the app. */
export function everyAnswer(origin: string): Headers {
  const headers: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
  if (origin.startsWith('https:'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return headers
}

/** Headers of every page besides. Full screen is for the video player. */
export function everyPage(origin: string): Headers {
  return {
    ...everyAnswer(origin),
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  }
}

/** A picture opened by itself. */
export const pictureOnly = "default-src 'none'; base-uri 'none'; sandbox"

/** Browsers show a document with scripts and styles of their own, which a stricter policy would stop. */
export const documentOnly = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Answers that are not pages run nothing, load nothing and cannot be framed. */
export const nothingInside = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
