import { createHash } from 'node:crypto'
import { type Content, type OpenApi, type Operation, type Reply, resolved, type Schema } from './document.ts'
import { Html, html } from './html.ts'

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 64rem; margin: 0 auto; padding: 1rem }
h1, h2, h3 { line-height: 1.3 } h2 { margin-top: 2.5rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .375rem }
details { border-top: 1px solid; padding: .25rem 0 } summary { min-height: 2.75rem; padding: .5rem 0; cursor: pointer }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid }
:focus-visible { outline: 3px solid; outline-offset: 2px }`

// Backticks in the contract's sentences mark code.
const prose = (text: string): Html =>
  new Html(
    text
      .split('`')
      .map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`).text)
      .join(''),
  )

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  return schema.maxLength ? `${schema.type}, at most ${schema.maxLength} characters` : (schema.type ?? 'any')
}

/** A field and its inner fields, as `subMenus[].subLink`. */
const fieldRows = (document: OpenApi, schema: Schema, at = ''): Html[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
    const field = resolved(document, given)
    const inside = field.items ? resolved(document, field.items) : field
    const path = `${at}${name}`
    const row = html`<tr><th scope="row"><code>${path}</code></th><td>${typeOf(field)}</td><td>${prose(field.description ?? '')}</td></tr>`
    return [row, ...fieldRows(document, inside, field.items ? `${path}[].` : `${path}.`)]
  })

function fields(document: OpenApi, caption: string, { content }: Content): Html {
  const media = content?.['application/json']
  if (!media) return html``
  const schema = resolved(document, media.schema)
  const row = schema.items ? resolved(document, schema.items) : schema
  const rows = fieldRows(document, row)
  const table = html`<div class="scroll"><table><caption>${caption}</caption><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>`
  const example =
    media.example === undefined
      ? html``
      : html`<p>Example:</p><pre tabindex="0">${JSON.stringify(media.example, null, 2)}</pre>`
  return html`${rows.length > 0 ? table : html``}${example}`
}

const parameters = (document: OpenApi, operation: Operation): Html => {
  const items = (operation.parameters ?? []).map((given) => {
    const { name = '', in: place = '', description = '' } = resolved(document, given)
    return html`<li><code>${name}</code> (${place}): ${prose(description)}</li>`
  })
  return items.length > 0 ? html`<p>Parameters, none of them required:</p><ul>${items}</ul>` : html``
}

const replies = (document: OpenApi, operation: Operation): Html => {
  const items = Object.entries(operation.responses).map(([status, given]) => {
    const reply: Reply = resolved(document, given)
    return html`<li>${status}: ${prose(reply.description ?? '')}</li>`
  })
  return html`<p>Answers:</p><ul>${items}</ul>`
}

const endpoint = (document: OpenApi, path: string, method: string, operation: Operation): Html => {
  const good = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1] ?? {}
  const request = operation.requestBody
    ? fields(document, 'Fields of the request', operation.requestBody)
    : html``
  return html`<details><summary><code>${method.toUpperCase()} ${path}</code> ${prose(operation.summary)}</summary>
${parameters(document, operation)}${request}${fields(document, 'Fields of the answer', resolved(document, good))}${replies(document, operation)}</details>`
}

const section = (document: OpenApi, tag: { name: string; description: string }): Html => {
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag.name))
      .map(([method, operation]) => endpoint(document, path, method, operation)),
  )
  return html`<section><h2>${tag.name}</h2><p>${tag.description}</p>${found}</section>`
}

/** The document as a web page, with a content security policy that allows only its own style. */
export function openApiPage(document: OpenApi): { html: string; policy: string } {
  const { title, description, version } = document.info
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${new Html(style)}</style></head>
<body><main><h1>${title}</h1><p>Version ${version}. ${description} For programs: <a href="openapi.json">openapi.json</a>.</p>
${document.tags.map((tag) => section(document, tag))}</main></body>
</html>`
  const mark = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${mark}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`
  return { html: page.text, policy }
}
