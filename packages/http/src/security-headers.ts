type Headers = Record<string, string>

const unused = ['camera', 'microphone', 'payment', 'usb', 'browsing-topics', 'interest-cohort']

/**
 * Headers of every answer. `origin` is the public address of the app. The opener policy is the same on redirects and
 * documents: where it changes on the way, browsers empty `window.name`, which unlocks the draft of a message.
 */
export function everyAnswer(origin: string): Headers {
  const headers: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  }
  if (origin.startsWith('https:'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return headers
}

/** Additional headers of every page. Full screen is for the video player, the device's position for the nearest place. */
export function everyPage(origin: string): Headers {
  return {
    ...everyAnswer(origin),
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': ['geolocation=(self)', ...unused.map((feature) => `${feature}=()`)].join(', '),
  }
}

/** For a picture that is opened by itself. */
export const pictureOnly = "default-src 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox"

/** Browsers show a document with their own scripts and styles; Safari takes its viewer for an object of the document. */
export const documentOnly = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Answers that are not pages cannot run scripts, load anything or be framed. */
export const nothingInside = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
