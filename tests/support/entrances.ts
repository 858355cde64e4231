/** How much of each text a request carries: the largest body that the site takes is 64 KB. */
const inBody = 60_000
const inAddress = 1900
const inHeader = 12_000

/** What costs a careless regular expression most. A space or a line break between two letters is not trimmed away. */
export const texts = {
  spaces: (length) => `a${' '.repeat(length - 2)}b`,
  'combining marks': (length) => '\u0301'.repeat(Math.floor(length / 2)),
  'one letter': (length) => 'a'.repeat(length),
  'line breaks': (length) => `a${'\n'.repeat(length - 2)}b`,
}

const secret = 'abcdefghijklmnopqrstuvwxyz'
const fields = (text) => ({ name: text, mobile: text, subject: text, email: text, feedback: text })
const fifth = (text) => text(Math.floor(inBody / 5))
const asForm = (values) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  // Not percent-encoded, so that as many signs as possible fit into a body.
  body: Object.entries(values)
    .map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`)
    .join('&'),
})
const asJson = (values, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(values),
})
const asParts = (values) => {
  const parts = Object.entries(values).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${parts.join('')}--x--\r\n`,
  }
}
const inQuery = (text) => encodeURIComponent(text(inAddress)).slice(0, inAddress).replace(/%[^%]?$/, '')
const visible = (text) => Buffer.from(text(inHeader).replaceAll('\n', '\t')).toString('latin1')

/**
 * The doors of a stranger by which text comes in: its name, how often one client may use it in a minute, and its
 * request with a text. `desk` are those that the desk alone has.
 */
export const entrances = [
  { name: 'form without script', times: 30, ask: (t) => ['/contact', asForm({ name: t(inBody) })] },
  { name: 'every field of the form', times: 30, ask: (t) => ['/contact', asForm(fields(fifth(t)))] },
  { name: 'form in parts', times: 30, ask: (t) => ['/mr/contact', asParts({ feedback: t(inBody) })] },
  {
    name: 'form of many fields',
    times: 30,
    ask: (t) => ['/contact', asForm({ x: t(1000) + '&a=b'.repeat(14_000) })],
  },
  { name: 'message as JSON', times: 10, ask: (t) => ['/api/contact-us', asJson({ name: t(inBody / 2) })] },
  { name: 'note to the desk', times: 10, ask: (t) => ['/api/notification', asJson({ heading: t(inBody / 2) })] },
  { name: 'opinion as a form', times: 120, ask: (t) => ['/useful', asForm({ page: `/${t(inBody)}`, useful: 'true' })] },
  { name: 'opinion as JSON', times: 120, ask: (t) => ['/api/useful', asJson({ page: `/${t(inBody / 2)}`, useful: true })] },
  {
    name: 'device for alerts',
    times: 10,
    ask: (t) => ['/api/push-subscription', asJson({ endpoint: `https://${t(inBody / 2)}`, wards: [t(1000)] })],
  },
  { name: 'end of a device', times: 10, ask: (t) => ['/api/push-end', asJson({ endpoint: t(inBody / 2) })] },
  {
    name: 'sealed message',
    times: 30,
    ask: (t) => ['/sealed-feedback', asJson({ sealed: t(inBody / 2) }, { 'idempotency-key': 'a' })],
  },
  { name: 'addition to a message', times: 10, ask: (t) => [`/feedback/${secret}`, asForm({ text: t(inBody) })] },
  { name: 'private link', times: 30, ask: (t) => [`/feedback/${inQuery(t)}`] },
  { name: 'page speed', times: 120, ask: (t) => ['/vitals', asJson({ page: t(inBody / 2), vitals: {} })] },
  { name: 'search page', times: 60, ask: (t) => [`/search?q=${inQuery(t)}`] },
  { name: 'search in JSON', times: 60, ask: (t) => [`/search.json?q=${inQuery(t)}`] },
  { name: 'search as a feed', times: 60, ask: (t) => [`/feeds/search.en.atom?q=${inQuery(t)}`] },
  { name: 'filter of tenders', times: 60, ask: (t) => [`/tenders?state=open&q=${inQuery(t)}`] },
  { name: 'filter of resolutions', times: 60, ask: (t) => [`/resolutions?q=${inQuery(t)}`] },
  { name: 'list of a day', times: 60, ask: (t) => [`/open-data/old-version?on=2026-01-01&list=${inQuery(t)}`] },
  { name: 'link to the closed website', times: 60, ask: (t) => [`/preview/${inQuery(t)}`] },
  { name: 'link to a draft', times: 120, ask: (t) => ['/contact', { headers: { cookie: `preview=draft-${visible(t)}` } }] },
  { name: 'file', times: 120, ask: (t) => [`/api/uploads/${inQuery(t)}.pdf`] },
  { name: 'picture', times: 120, ask: (t) => [`/images/w_480,f_webp/uploads/${inQuery(t)}.jpg`] },
  { name: 'address of a page', times: 120, ask: (t) => [`/${inQuery(t)}`] },
  ...['cookie', 'accept-language', 'accept-encoding', 'user-agent', 'referer', 'if-none-match', 'accept', 'content-type'].map(
    (header) => ({
      name: `header ${header}`,
      times: 120,
      ask: (t) => [
        '/search.json',
        { headers: { [header]: header === 'referer' ? `http://council/search?q=${visible(t)}` : visible(t) } },
      ],
    }),
  ),
]

/** Those of the desk's own, at the limits of its first screens. */
export const atTheDesk = [
  { name: 'login', times: 20, ask: (t) => ['/cms-api/users/login', asJson({ email: `${t(400)}@a.in`, password: t(200) })] },
  { name: 'login of many clients', times: 20, ask: (t) => ['/cms-api/users/login', asJson({ email: 'a@a.in', password: t(190) })] },
  { name: 'first account', times: 60, ask: (t) => ['/cms-api/users/first-register', asJson({ email: t(1000), name: t(1000), password: t(200) })] },
  { name: 'password of an invitation', times: 60, ask: (t) => ['/cms-api/users/reset-password', asJson({ token: t(1000), password: t(200) })] },
  { name: 'forgotten password', times: 20, ask: (t) => ['/cms-api/users/forgot-password', asJson({ email: t(400) })] },
  { name: 'page of the desk', times: 60, ask: (t) => [`/admin/${inQuery(t)}`] },
  { name: 'cookie of the desk', times: 60, ask: (t) => ['/cms-api/users/me', { headers: { cookie: `payload-token=${visible(t)}` } }] },
]
