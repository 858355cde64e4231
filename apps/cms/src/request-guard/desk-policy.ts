/**
 * What a page of the desk may run and load: scripts that carry this answer's secret and those that they load
 * themselves; nothing of other hosts. Payload's parts write styles into the page as they go, with texts that change
 * with each of their versions, so these alone are not listed.
 */
export function deskPolicy(secret: string, isDevelopment: boolean): string {
  // React and Next evaluate text and talk over a socket while the desk is being written, never afterwards.
  const [evaluated, socket] = isDevelopment ? [" 'unsafe-eval'", ' ws:'] : ['', '']
  return [
    "default-src 'none'",
    `script-src 'nonce-${secret}' 'strict-dynamic'${evaluated}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
