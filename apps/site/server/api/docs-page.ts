import { type Endpoint, endpoints, type OlderClients, withoutLanguage } from '@nagardwar/contract'
import { nothingInside } from '@nagardwar/http/security-headers'

/** The contract for people: every call with its meaning. Programs read `openapi.json` beside it. */
export function docsPage(olderClients: OlderClients): Response {
  const unasked = inHtml(withoutLanguage(olderClients))
  const rows = endpoints.map(row).join('\n')
  const page = `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The API of this site</title></head>
<body>
<h1>The API of this site</h1>
<p>Lists take <code>lang=en</code> or <code>lang=mr</code>. ${unasked} Every field is described in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<table>
<thead><tr><th scope="col">Call</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
</body>
</html>`
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': nothingInside,
    },
  })
}

function row({ method, path, meaning, language }: Endpoint): string {
  const address = `/api${path}${language ? `?${language}=en` : ''}`
  const call = method === 'GET' ? `<a href="${address}">${address}</a>` : address
  return `<tr><td>${method} ${call}</td><td>${inHtml(meaning)}</td></tr>`
}

/** Backticks in the contract's sentences mark code. */
const inHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
