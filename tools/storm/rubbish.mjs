import { createServer } from 'node:http'

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }
const says = (status, headers, body) => (response) => response.writeHead(status, headers).end(body)

/** 25 answers that are neither a list nor a receipt. */
export const kinds = [
  ...['', 'null', '1', '"ok"', '[]', '{}', '[[[[]]]]', '{"error":"maintenance"}', '{"contactId":""}'].map(
    (body) => says(200, json, body),
  ),
  ...['{"contactId":null}', '[1,null,{"id":{}}]', '[{"id":1,', '\ufeff[]x', '{"data":7}', 'NaN'].map((body) =>
    says(200, json, body),
  ),
  says(200, html, '<h1>It works!</h1>'),
  says(200, {}, 'OK'),
  says(201, { 'content-type': 'text/plain' }, 'Thank you'),
  says(204, {}, undefined),
  says(302, { location: 'http://127.0.0.1:9/' }, ''),
  says(500, json, '{"message":"x"}'),
  says(503, html, '<h1>Maintenance</h1>'),
  says(200, json, `[${'{"id":1},'.repeat(150_000)}{}]`),
  (response) => {
    response.writeHead(200, json)
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    const more = (left) =>
      left > 0 && !response.destroyed ? response.write(chunk, () => more(left - 1)) : response.end()
    more(200)
  },
  (response) => response.destroy(),
]

/** None of it may count as stored, and each page is still a page. Returns the failures. */
export async function rubbish(council) {
  let kind
  const server = createServer((request, response) => {
    request.resume()
    kind(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const site = await council.siteOf(`http://127.0.0.1:${server.address().port}/api`)
  const wrong = []
  kind = kinds[0]
  await site.start()
  for (const [number, each] of kinds.entries()) {
    kind = each
    const pages = await Promise.all(['/', '/mr/roads', '/schools'].map((page) => fetch(site.url + page)))
    const sent = await fetch(`${site.url}/api/contact-us`, {
      method: 'POST',
      headers: json,
      body: '{"name":"A","mobile":"1","subject":"S","email":"a@b.in","feedback":"F"}',
    })
    if (sent.ok) wrong.push(`kind ${number + 1} was taken for a receipt`)
    for (const page of pages)
      if (page.status !== 200) wrong.push(`kind ${number + 1}: ${page.url} ${page.status}`)
    await Promise.all([...pages, sent].map((answer) => answer.arrayBuffer()))
  }
  await site.stop()
  server.closeAllConnections()
  server.close()
  return wrong
}
