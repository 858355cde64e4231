/** The address of the council under test; `npm test` starts one and sets both. */
export const cmsUrl = process.env.CMS_URL ?? 'http://localhost:3001'
export const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'
export const api = (path: string) => `${cmsUrl}/api${path}`

/** A request that never follows redirects, so that a test sees the real answer. */
export const ask = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init })
