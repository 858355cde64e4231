import type { Level } from './log.ts'

/** What both apps read from the environment is understood in the same way by both. Secrets are in `site-token.ts`. */

/** `LOG_LEVEL`: the least important lines that are still logged. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const satisfies Level[]

/** `TRUSTED_HOPS`: so many proxies of a council's own may stand before an app. */
export const mostTrustedHops = 10

/** `METRICS_TOKEN`: at least 16 visible ASCII characters, which is what the site has always taken. */
export const isMetricsToken = (token: string): boolean => /^[!-~]{16,}$/.test(token)
export const metricsTokenForm = 'at least 16 visible ASCII characters'

/** `ORIGIN` and `CMS_ORIGIN`: an address of the web without a path, such as https://council.example. */
export const isOrigin = (address: string): boolean =>
  URL.canParse(address) && /^https?:\/\/[^/?#@]+$/.test(address)
/** As browsers send it: in small letters, without the port that everybody assumes. */
export const originIn = (address: string): string => new URL(address).origin

/** `FEEDBACK_PER_MINUTE` and `COUNTS_PER_MINUTE`; what they are without a setting, each app says itself. */
export const mostPerMinute = 100_000
