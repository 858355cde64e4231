/**
 * What a page of the desk may run and load: scripts with this answer's nonce and what they load; nothing from other
 * hosts, except the council's site in the frame of the guide. Payload's components add inline styles at run time that
 * change with each version, so styles are not listed.
 */
export function deskPolicy(secret: string, siteOrigin: string, isDevelopment: boolean): string {
  // In development only, React and Next use eval and a websocket.
  const [evaluated, socket] = isDevelopment ? [" 'unsafe-eval'", ' ws:'] : ['', '']
  return [
    "default-src 'none'",
    `script-src 'nonce-${secret}' 'strict-dynamic'${evaluated}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${socket}`,
    `frame-src ${siteOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
