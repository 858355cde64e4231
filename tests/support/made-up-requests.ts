import fc from 'fast-check'
import { madeUpAddresses } from './made-up-addresses.ts'

export type MadeUpRequest = {
  app: 'site' | 'cms'
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

const names = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'forwarded',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'next-action',
  'next-router-state-tree',
  'next-url',
  'origin',
  'range',
  'referer',
  'rsc',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-middleware-subrequest',
  'x-payload-http-method-override',
]
const values = fc
  .oneof(
    fc.constantFrom(
      '*',
      '*/*;q=oops',
      'br;q=0, gzip;q=1e9',
      'bytes=0-',
      'bytes=-0',
      'bytes=9-1,2-3',
      'bytes=99999999999999999999-',
      'W/"x", "',
      'evil.example',
      'http://evil.example',
      'null',
      '1',
      'language=mr; language=xx; payload-token=x.y.z',
      'JWT eyJhbGciOiJub25lIn0.e30.',
      'Bearer x',
      '::1, 127.0.0.1, ,',
      'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
      'x'.repeat(3000),
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  .map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim() || 'x')
const headers = fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 4 })

const deep = (open: string, close: string) => open.repeat(5000) + close.repeat(5000)
const feedback = fc.record(
  {
    name: fc.string({ unit: 'binary' }),
    mobile: fc.oneof(fc.string(), fc.integer()),
    subject: fc.string({ unit: 'grapheme' }),
    email: fc.oneof(fc.emailAddress(), fc.string()),
    feedback: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('x'.repeat(6000))),
    page: fc.string(),
    useful: fc.oneof(fc.boolean(), fc.string()),
    heading: fc.anything(),
  },
  { requiredKeys: [] },
)
const asText = (value: unknown) =>
  JSON.stringify(value, (_key, each) => (typeof each === 'bigint' ? String(each) : each)) ?? 'null'
const body = fc.oneof(
  fc.constant(''),
  feedback.map(asText),
  fc.jsonValue({ maxDepth: 4 }).map(asText),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    deep('[', ']'),
    deep('{"a":', '}'),
    'x'.repeat(100_000),
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="../../a.svg"\r\n\r\n<svg/>\r\n--x--',
    '\ufeff{}',
    '{"name":"\\ud800"}',
    'name=%ff&mobile=%u0&feedback=%',
  ),
)
const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain;charset=UTF-8',
  'nonsense',
  '',
)

/** Requests that no browser would send, to both apps: any address, header and body. */
export const madeUpRequests: fc.Arbitrary<MadeUpRequest> = fc
  .record({
    app: fc.constantFrom('site' as const, 'cms' as const),
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'PROPFIND',
    ),
    path: madeUpAddresses,
    headers,
    body,
    type,
  })
  .map(({ type: contentType, ...rest }) => {
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(rest.method)
    return {
      ...rest,
      body: hasBody ? rest.body : '',
      headers: { ...rest.headers, ...(hasBody && contentType ? { 'content-type': contentType } : {}) },
    }
  })
