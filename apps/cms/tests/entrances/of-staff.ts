import { csvOf } from '@nagardwar/exchange/sheet/csv'
import { inAddress, inHeader, type Text } from '../../../../tests/support/entrances.ts'

type Asked = {
  as?: 'admin' | 'editor' | 'clerk' | undefined
  body?: unknown
  headers?: Record<string, string>
}
/** What is needed of a desk; its own type would bring Payload's into the tests that read this table alone. */
type Desk = { ask: (method: string, path: string, asked?: Asked) => Promise<Response> }
/** `most` is the longest text that a request may carry there; `ask` sends one. */
export type Entrance = { name: string; most: number; ask: (desk: Desk, text: Text) => Promise<Response> }

/** Staff may send a megabyte, in which a combining mark has two bytes and a line break two signs. */
const body = 400_000
const address = 1900
const header = 12_000

const post = (
  name: string,
  path: string,
  values: (text: string) => unknown,
  asked: Asked = {},
  most = body,
) => ({
  name,
  most,
  ask: (desk: Desk, text: Text) =>
    desk.ask('POST', path, { as: 'admin', ...asked, body: values(text(most)) }),
})
const get = (name: string, path: (text: string) => string): Entrance => ({
  name,
  most: address,
  ask: (desk, text) => desk.ask('GET', path(inAddress(text)), { as: 'admin' }),
})
const head = (name: string): Entrance => ({
  name: `the header ${name} of the desk`,
  most: header,
  ask: (desk, text) =>
    desk.ask('GET', '/users/me', {
      headers: { [name]: inHeader(text).trim() },
    }),
})
const form = (values: Record<string, string | File>): FormData => {
  const sent = new FormData()
  for (const [name, value] of Object.entries(values)) sent.set(name, value)
  return sent
}
const stranger: Asked = { as: undefined }
const both = (text: string) => ({ en: text, mr: text })
/** As a browser sends it, in one piece. */
async function sent(values: FormData): Promise<Asked> {
  const whole = new Response(values)
  return { body: await whole.text(), headers: { 'content-type': whole.headers.get('content-type') ?? '' } }
}
const sheet = (rows: string[][]) => new File([csvOf(rows)], 'sheet.csv')
const overridden = {
  'x-payload-http-method-override': 'GET',
  'content-type': 'application/x-www-form-urlencoded',
}

/** What strangers may call at the desk: their bodies have 1 to 4 KB. */
const ofStrangers: Entrance[] = [
  post('a login', '/users/login', (text) => ({ email: `${text}@a.in`, password: text }), stranger, 450),
  post('a forgotten password', '/users/forgot-password', (email) => ({ email }), stranger, 900),
  post(
    'a first account',
    '/users/first-register',
    (text) => ({ email: text, name: text, password: text }),
    stranger,
    1200,
  ),
  post(
    'a password by link',
    '/users/reset-password',
    (text) => ({ token: text, password: text }),
    stranger,
    1900,
  ),
  ...['cookie', 'authorization', 'accept-language', 'origin', 'user-agent'].map(head),
]

const ofRecords: Entrance[] = [
  post('a text of one line', '/wards?draft=true', (text) => ({ number: 1, name: both(text) })),
  post(
    'a text of one line at its bound',
    '/wards?draft=true',
    (text) => ({ number: 1, name: both(text) }),
    {},
    2000,
  ),
  post('a text of several lines', '/news?draft=true', (text) => ({
    title: both('A'),
    text: both(text),
    description: both(text),
  })),
  post(
    'a text of several lines at its bound',
    '/news?draft=true',
    (text) => ({ title: both('A'), text: both(text), description: both(text) }),
    {},
    41_000,
  ),
  post('a list of texts', '/synonyms', (text) => ({ words: Array(100).fill(text.slice(0, 4000)) })),
  post('the settings', '/globals/settings', (text) => ({ name: both(text), address: both(text) })),
  post('a name and a password', '/users', (text) => ({
    name: text,
    email: `${text}@a.in`,
    password: text,
    currentPassword: 'a',
    role: 'clerk',
  })),
  {
    name: 'the name of a file',
    most: 60_000,
    ask: async (desk, text) =>
      desk.ask('POST', '/media', {
        as: 'admin',
        ...(await sent(form({ file: new File(['%PDF-1.7'], `${text(60_000)}.pdf`) }))),
      }),
  },
  post('a preference', '/payload-preferences/some', (text) => ({ value: text }), {}, 60_000),
]

const ofQuestions: Entrance[] = [
  get('a condition', (text) => `/wards?where[name.en][contains]=${text}`),
  get('the name in a condition', (text) => `/wards?where[${text}][equals]=a`),
  get('an order', (text) => `/wards?sort=${text}`),
  get('the number of a record', (text) => `/wards/${text}`),
  get('the depth of a question', (text) => `/wards?depth=${text}&limit=${text}&page=1`),
  get('a search at the desk', (text) => `/places?q=${text}`),
  ...['where[name.en][contains]', 'sort', 'limit', 'select[name]', 'joins', 'locale'].map((name) =>
    post(
      `the question ${name} in a body`,
      '/wards',
      (text) => `${name}=${encodeURIComponent(text)}`,
      { headers: overridden },
      100_000,
    ),
  ),
]

const ofWork: Entrance[] = [
  post('a remark to an approval', '/approvals/send', (remark) => ({
    records: [{ list: 'wards', record: 1 }],
    remark,
  })),
  post('a reason of publishing', '/approvals/now', (reason) => ({
    records: [{ list: 'wards', record: 1 }],
    reason,
  })),
  post('a link to a draft', '/approvals/preview', (list) => ({ subject: { kind: 'record', list, id: 1 } })),
  post('a sentence of a closed website', '/opening', (text) => ({ action: 'close', sentence: both(text) })),
  post('a time of opening', '/opening', (at) => ({ action: 'openAt', at })),
  post('a certificate', '/opening/certificate', (number) => ({ number, date: '2026-01-01' })),
  post('the words for a picture', '/picture-texts', (text) => ({ texts: [{ id: 1, ...both(text) }] })),
  post('a synonym', '/asked-synonym', (text) => ({ words: text, means: text })),
  post('a statement on an obligation', '/obligations/rti-manual', (text) => ({
    answer: null,
    reason: both(text),
    owner: null,
  })),
  post('a search of messages', '/feedback-search', (text) => ({ text })),
  post('a note on a message', '/feedback-work/1', (text) => ({ action: 'note', text, once: 'aaaaaaaa' })),
  post('a place of a report as it is shown', '/reported-problem/1', (text) => ({
    action: 'place',
    place: text,
  })),
  post('an answer to a message', '/feedback-work/1', (text) => ({
    action: 'answer',
    text,
    once: 'aaaaaaaa',
    language: 'en',
  })),
  post('one answer to many messages', '/notice-reply/1', (text) => ({ mr: text, en: text, chosen: [1] })),
  post('one person’s messages', '/personal-data/find', (text) => ({ telephone: text, email: text })),
  post('a correction of a person', '/personal-data/correct', (text) => ({
    id: 1,
    name: text,
    mobile: text,
    email: text,
  })),
  post('one of many documents', '/many-documents/save', (text) => ({
    heading: 1,
    year: both(text),
    title: both(text),
    pdf: { en: 1 },
  })),
  post('an album of photographs', '/many-photos/save', (text) => ({
    event: both(text),
    date: '2026-07-05',
    place: both(text),
    photos: [{ media: 1, alt: both(text) }],
  })),
  post('the end of a session', '/users/1/sessions', (text) => ({ currentPassword: text, since: text })),
  post('a code of a second step', '/users/1/second-factor/confirm', (code) => ({ code })),
  post('an invitation', '/users/invitations', (text) => ({ name: text, email: text, role: 'clerk' })),
  // A form of three texts, which share a megabyte.
  post(
    'an answer to the guide',
    '/setup/name',
    (text) => form({ en: text, mr: text, name: text }),
    {},
    body / 3,
  ),
  post('departments of a kind', '/departments-for', (text) => ({ keys: [text] })),
  post('an order by hand', '/reorder', (text) => ({
    collectionSlug: text,
    docsToMove: [1],
    newKeyWillBe: 'less',
    orderableFieldName: '_order',
    target: { id: 1 },
  })),
]

const ofSheets: Entrance[] = [
  post(
    'a cell of a spreadsheet',
    '/sheets/wards/preview',
    (text) =>
      form({
        file: sheet([
          ['Number', text],
          ['1', text],
        ]),
      }),
    {},
    1_500_000,
  ),
  {
    name: 'every cell at its bound',
    most: 32_000,
    async ask(desk, text) {
      const exported = await (await desk.ask('GET', '/sheets/tenders?as=csv', { as: 'admin' })).text()
      const [headings = ''] = exported.replace('\uFEFF', '').split('\r\n')
      const cells = headings.split(',').map((_, at) => (at === 0 ? '' : text(32_000)))
      const file = new File([`${headings}\r\n`, csvOf([cells]).replace('\uFEFF', '')], 'sheet.csv')
      return desk.ask('POST', '/sheets/tenders/preview', { as: 'admin', body: form({ file }) })
    },
  },
  post('a remark to a spreadsheet', '/sheets/wards/import', (text) =>
    form({ file: sheet([['Number']]), remark: text, mark: text }),
  ),
]

/** By what text comes to the desk, but for the contract's calls. */
export const deskEntrances: readonly Entrance[] = [
  ...ofStrangers,
  ...ofRecords,
  ...ofQuestions,
  ...ofWork,
  ...ofSheets,
]
