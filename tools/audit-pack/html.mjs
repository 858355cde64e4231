import path from 'node:path'

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => signs[sign])

/** A time as a reader in India sees it; `at` is in ISO 8601. */
export const timeOf = (at) =>
  `<time datetime="${escaped(at)}">${new Date(at).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })}</time>`

/** Marathi in an English page says so, as WCAG 3.1.2 asks. The text is escaped already. */
export const withMarathi = (html) =>
  html.replace(
    /\p{Script=Devanagari}(?:[^<>&A-Za-z0-9]*\p{Script=Devanagari})?/gu,
    (words) => `<span lang="mr">${words}</span>`,
  )

/** The relative address of one page of the pack in another one. */
export function addressOf(from, to) {
  const [file, anchor] = to.split('#')
  const way = path.posix.relative(path.posix.dirname(from), file)
  const encoded = way.split('/').map(encodeURIComponent).join('/')
  return anchor ? `${encoded}#${encodeURIComponent(anchor)}` : encoded
}

export const link = (from, to, words) => `<a href="${escaped(addressOf(from, to))}">${words}</a>`

/**
 * A table with a caption. Cells are HTML; the first of each row is its heading. `ids` are the anchors of rows.
 */
export function table({ caption, heads, rows, ids = [] }) {
  const line = (cells, index) => {
    const [first, ...rest] = cells
    const id = ids[index] ? ` id="${escaped(ids[index])}"` : ''
    return `<tr${id}><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  }
  const columns = heads.map((head) => `<th scope="col">${head}</th>`).join('')
  return inFrame(
    `<table><caption>${caption}</caption><thead><tr>${columns}</tr></thead><tbody>\n${rows.map(line).join('\n')}\n</tbody></table>`,
    caption,
  )
}

/** A wide table is moved inside its frame, by the keyboard too. Both are HTML. */
export const inFrame = (html, name) =>
  `<div class="frame" role="region" tabindex="0" aria-label="${name.replace(/<[^>]+>/g, '').replaceAll('"', '&quot;')}">${html}</div>`

/** A whole page. `file` is its place in the pack; the body has the one `h1`. */
export const page = ({ file, title, body, language = 'en', kind = 'text' }) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Audit pack</title>
<link rel="stylesheet" href="${addressOf(file, 'pack.css')}">
</head>
<body class="${kind}">
<a class="skip" href="#content" lang="en">To the content</a>
<header lang="en">${link(file, 'index.html', 'Audit pack of Nagardwar')}</header>
<main id="content" tabindex="-1">
${body}
</main>
</body>
</html>
`
