// What crawlers, monitors and programs call themselves.
const names =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|facebookexternalhit|whatsapp|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|okhttp|go-http|libwww|scrapy|httpclient|axios|node-fetch|undici/i

/** Whether a request does not come from a person's browser, as far as it says so. */
export const isCrawler = (agent: string | undefined): boolean => !agent || names.test(agent)
