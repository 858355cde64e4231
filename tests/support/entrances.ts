/** A path, and what is sent with it. */
export type Asked = { path: string; method: 'GET' | 'POST'; headers: Record<string, string>; body: string }
export type Text = (length: number) => string
/** `perMinute` is how often one client may ask in a minute; 120 where nothing limits it. */
export type Entrance = { name: string; perMinute: number; ask: (text: Text) => Asked }

/** What costs a careless regular expression most. Nothing that stands between two letters is trimmed away. */
export const texts: Readonly<Record<string, Text>> = {
  spaces: (length) => `a${' '.repeat(Math.max(0, length - 2))}b`,
  'combining marks': (length) => '\u0301'.repeat(length),
  'one letter': (length) => 'a'.repeat(length),
  'line breaks': (length) => `a${'\n'.repeat(Math.max(0, length - 2))}b`,
}

/** The site takes bodies of 64 KB, addresses of 2 KB, and 16 KB of headers. */
const body = 60_000
const address = 1900
const header = 12_000

/** Cut to a length in bytes, as UTF-8 counts them. */
const within = (bytes: number, text: string): string =>
  Buffer.from(text)
    .subarray(0, bytes)
    .toString()
    .replace(/\ufffd$/, '')
const inBody = (text: Text, bytes = body): string => within(bytes, text(bytes))
/** In JSON a line break has two signs. */
const inJson = (text: Text, bytes = body): string => inBody(text, bytes / 2)
/** A sign that is cut in two is left out. */
export const inAddress = (text: Text): string =>
  encodeURIComponent(text(address))
    .slice(0, address)
    .replace(/%[^%]?$/, '')
    .replace(/%CC$/, '')
/** Node sends no line break in a header. */
export const inHeader = (text: Text): string =>
  Buffer.from(text(header).replaceAll('\n', '\t')).subarray(0, header).toString('latin1')

const get = (path: string, headers: Record<string, string> = {}): Asked => ({
  path,
  method: 'GET',
  headers,
  body: '',
})
const post = (path: string, type: string, sent: string, headers: Record<string, string> = {}): Asked => ({
  path,
  method: 'POST',
  headers: { 'content-type': type, ...headers },
  body: sent,
})
const json = (path: string, values: unknown, headers?: Record<string, string>): Asked =>
  post(path, 'application/json', JSON.stringify(values), headers)
/** As few signs are encoded as a server needs to read it, so that most of a text fits in. */
const form = (path: string, values: Record<string, string>): Asked =>
  post(
    path,
    'application/x-www-form-urlencoded',
    Object.entries(values)
      .map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`)
      .join('&'),
  )
const parts = (path: string, values: Record<string, string>): Asked => {
  const each = Object.entries(values).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return post(path, 'multipart/form-data; boundary=x', `${each.join('')}--x--\r\n`)
}

const message = (text: string) => ({
  name: text,
  mobile: text,
  subject: text,
  email: text,
  feedback: text,
})

/** The contract's calls, which the site hands on to the desk. */
export const calls: readonly Entrance[] = [
  {
    name: 'a message as JSON',
    perMinute: 10,
    ask: (text) => json('/api/contact-us', { name: inJson(text) }),
  },
  {
    name: 'each text of a message',
    perMinute: 10,
    ask: (text) => json('/api/contact-us', message(inJson(text, body / 5))),
  },
  {
    name: 'a note to the desk',
    perMinute: 10,
    ask: (text) =>
      json('/api/notification', {
        heading: inJson(text, 9000),
        description: inJson(text, 40_000),
        role: 'Admin',
        readed: 0,
      }),
  },
  {
    name: 'an opinion on a page',
    perMinute: 120,
    ask: (text) => json('/api/useful', { page: `/${inJson(text)}`, useful: true }),
  },
  {
    name: 'a device for alerts',
    perMinute: 10,
    ask: (text) =>
      json('/api/push-subscription', {
        endpoint: `https://${inJson(text, 30_000)}`,
        p256dh: inJson(text, 1000),
        auth: inJson(text, 1000),
        language: 'en',
        wards: [inJson(text, 10_000)],
      }),
  },
  {
    name: 'the end of a device',
    perMinute: 10,
    ask: (text) => json('/api/push-end', { endpoint: `https://${inJson(text)}` }),
  },
  {
    name: 'a report as JSON',
    perMinute: 10,
    ask: (text) =>
      json('/api/report', { kind: 1, place: inJson(text, body / 4), text: inJson(text, body / 4) }),
  },
  {
    name: 'who follows a report',
    perMinute: 10,
    ask: (text) => json('/api/report-follow', { report: 1, email: inJson(text) }),
  },
]

const secret = 'abcdefghijklmnopqrstuvwxyz'
const headers = [
  'cookie',
  'accept-language',
  'accept-encoding',
  'user-agent',
  'if-none-match',
  'accept',
  'content-type',
  'idempotency-key',
  'x-forwarded-for',
  'x-request-id',
  'host',
] as const

/** By what a stranger can send text to the site. */
export const siteEntrances: readonly Entrance[] = [
  ...calls,
  { name: 'the form', perMinute: 30, ask: (text) => form('/contact', { name: inBody(text) }) },
  {
    name: 'each field of the form',
    perMinute: 30,
    ask: (text) => form('/mr/contact', message(inBody(text, body / 5))),
  },
  { name: 'the form in parts', perMinute: 30, ask: (text) => parts('/contact', { feedback: inBody(text) }) },
  {
    name: 'a form of many fields',
    perMinute: 30,
    ask: (text) => form('/contact', { feedback: `${inBody(text, 1000)}${'&a=b'.repeat(14_000)}` }),
  },
  {
    name: 'the form of a report',
    perMinute: 30,
    ask: (text) =>
      parts('/report', { kind: '1', place: inBody(text, body / 2), text: inBody(text, body / 4) }),
  },
  {
    name: 'a photograph of a report',
    perMinute: 30,
    ask: (text) => post('/report-photograph', 'application/octet-stream', inBody(text)),
  },
  {
    name: 'like reports nearby',
    perMinute: 60,
    ask: (text) => json('/nearby-reports', { kind: 1, ward: null, position: null, language: inJson(text) }),
  },
  {
    name: 'an opinion as a form',
    perMinute: 120,
    ask: (text) => form('/useful', { page: `/${inBody(text)}`, useful: 'true' }),
  },
  {
    name: 'a sealed message',
    perMinute: 30,
    ask: (text) => json('/sealed-feedback', { sealed: inJson(text) }, { 'idempotency-key': 'a' }),
  },
  {
    name: 'a sealed photograph',
    perMinute: 30,
    ask: (text) => post('/sealed-photograph', 'application/jose', inBody(text)),
  },
  {
    name: 'an addition to a message',
    perMinute: 10,
    ask: (text) => form(`/feedback/${secret}`, { text: inBody(text) }),
  },
  {
    name: 'a form for mails',
    perMinute: 30,
    ask: (text) =>
      form('/subscribe', {
        email: inBody(text, body / 2),
        ward: inBody(text, 9000),
        topic: 'alerts',
        website: '',
      }),
  },
  {
    name: 'a change of mails',
    perMinute: 30,
    ask: (text) =>
      form(`/subscription/${secret}`, { topic: inBody(text, body / 2), ward: inBody(text, 9000) }),
  },
  { name: 'a link in a mail', perMinute: 30, ask: (text) => get(`/subscription/${inAddress(text)}`) },
  { name: 'a private link', perMinute: 30, ask: (text) => get(`/feedback/${inAddress(text)}`) },
  {
    name: 'a measured page load',
    perMinute: 120,
    ask: (text) => json('/vitals', { page: inJson(text), vitals: { [inJson(text, 20)]: 1 } }),
  },
  { name: 'a search', perMinute: 60, ask: (text) => get(`/search?q=${inAddress(text)}`) },
  { name: 'a search in JSON', perMinute: 60, ask: (text) => get(`/search.json?q=${inAddress(text)}`) },
  {
    name: 'a search as a feed',
    perMinute: 60,
    ask: (text) => get(`/feeds/search.en.atom?q=${inAddress(text)}`),
  },
  {
    name: 'a filter of tenders',
    perMinute: 60,
    ask: (text) => get(`/tenders?department=${inAddress(text)}`),
  },
  { name: 'a filter of reports', perMinute: 60, ask: (text) => get(`/reports?ward=${inAddress(text)}`) },
  { name: 'a filter of works', perMinute: 60, ask: (text) => get(`/resolutions?q=${inAddress(text)}`) },
  {
    name: 'a list of a day',
    perMinute: 60,
    ask: (text) => get(`/open-data/old-version?on=2026-01-01&list=${inAddress(text)}`),
  },
  { name: 'a link to the closed website', perMinute: 60, ask: (text) => get(`/preview/${inAddress(text)}`) },
  {
    name: 'a link to a draft',
    perMinute: 120,
    ask: (text) => get('/roads', { cookie: `preview=draft-${inHeader(text)}` }),
  },
  { name: 'the name of a file', perMinute: 120, ask: (text) => get(`/api/uploads/${inAddress(text)}.pdf`) },
  {
    name: 'the name of a picture',
    perMinute: 120,
    ask: (text) => get(`/images/w_480,f_webp/uploads/${inAddress(text)}.jpg`),
  },
  {
    name: 'the language of a list',
    perMinute: 120,
    ask: (text) => get(`/api/roads?lang=${inAddress(text)}`),
  },
  { name: 'an address', perMinute: 120, ask: (text) => get(`/${inAddress(text)}`) },
  {
    name: 'the page before',
    perMinute: 120,
    ask: (text) =>
      get('/roads', {
        accept: 'text/html',
        'user-agent': 'Mozilla/5.0',
        referer: `http://council.example/search?q=${inHeader(text).replaceAll('\t', ' ')}`,
      }),
  },
  ...headers.map((name) => ({
    name: `the header ${name}`,
    perMinute: 120,
    ask: (text: Text) => get('/search.json', { [name]: inHeader(text) }),
  })),
]

/** Beginnings that many words have, words with slips, and both together (decision 0021). */
const costly = [
  'com pro con rec pre res sta pla cha acc cou app',
  'qualitiez departmant generallx disclozure administraton municipallx councillorz informtion regardng',
  'con pro pre qualitiezz departmantz generallxx disclozuree',
  'कर मा वि सा नि प्र का पा शा ना सं वा',
  'महानगरपालिकाा विभागााा माहितीीी प्रशासनन नागरिककक अर्जज',
]

/** Searches that cost the index most, in each of the three ways to ask. */
export const costlySearches: readonly Entrance[] = ['/search', '/search.json', '/feeds/search.en.atom'].map(
  (path) => {
    let asked = 0
    const next = () => encodeURIComponent(`${costly[asked++ % costly.length]} ${asked}`)
    return { name: `a costly search at ${path}`, perMinute: 60, ask: () => get(`${path}?q=${next()}`) }
  },
)
