/** Where the council under test is; `npm test` starts one and sets both. */
export const cmsUrl = process.env.CMS_URL ?? 'http://localhost:3001'
export const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'
export const api = (path: string) => `${cmsUrl}/api${path}`

/** A request that never follows redirects, so that a test sees what was really answered. */
export const ask = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init })
