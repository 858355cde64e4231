import path from 'node:path'
import { Marked } from 'marked'
import { escaped, inFrame, withMarathi } from './html.mjs'
import { anchorOf } from './matrices.ts'

const plain = (html) => html.replace(/<[^>]+>/g, '')
const isOutside = (href) => /^[a-z][a-z+.-]*:/i.test(href)

/** The path that a link in a document means, from the top, with its anchor. */
function meant(file, href) {
  const [place, anchor] = href.split('#')
  const target = place ? path.posix.join(path.posix.dirname(file), decodeURIComponent(place)) : file
  return { target: target.replace(/\/$/, ''), anchor }
}

/**
 * The HTML of a document. `addressFor(target, anchor)` gives the address of another file of the product in the pack, or
 * nothing: then its words stay without a link.
 */
export function htmlOf(file, text, addressFor, language = 'en') {
  let heading = file
  const spoken = (html) => (language === 'en' ? withMarathi(html) : html)
  const cell = (parser, tag, { tokens }) => `<${tag}>${parser.parseInline(tokens)}</${tag.split(' ')[0]}>`
  const renderer = {
    heading({ tokens, depth, text }) {
      const words = this.parser.parseInline(tokens)
      heading = plain(words)
      return `<h${depth} id="${escaped(anchorOf(text))}">${words}</h${depth}>\n`
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      if (isOutside(href)) return `<a href="${escaped(href)}" rel="noreferrer">${words}</a>`
      const { target, anchor } = meant(file, href)
      const address = addressFor(target, anchor)
      return address ? `<a href="${escaped(address)}">${words}</a>` : words
    },
    image({ href, text: words }) {
      const address = isOutside(href) ? undefined : addressFor(meant(file, href).target)
      return address
        ? `<img src="${escaped(address)}" alt="${escaped(words)}">`
        : `<em>${escaped(words)}</em>`
    },
    table({ header, rows }) {
      // A heading without words would be read as one.
      const head = header.map((each) => cell(this.parser, each.text ? 'th scope="col"' : 'td', each)).join('')
      const body = rows.map(
        ([first, ...rest]) =>
          `<tr>${cell(this.parser, 'th scope="row"', first)}${rest.map((each) => cell(this.parser, 'td', each)).join('')}</tr>`,
      )
      // A table without words in its head is a list of pairs.
      const top = header.some(({ text }) => text) ? `<thead><tr>${head}</tr></thead>` : ''
      const whole = `<table><caption>${heading}</caption>${top}<tbody>${body.join('\n')}</tbody></table>`
      return inFrame(whole, heading)
    },
    html: ({ text }) => (text.trimStart().startsWith('<!--') ? '' : escaped(text)),
    text(token) {
      return token.tokens ? this.parser.parseInline(token.tokens) : spoken(escapedOnce(token.text))
    },
  }
  return new Marked({ gfm: true, renderer }).parse(text)
}

/** Marked has escaped the text of some tokens already. */
const escapedOnce = (text) =>
  text.replace(/&(?!(?:#\d+|#x[0-9a-f]+|[a-z]+);)/gi, '&amp;').replace(/[<>"]/g, (sign) => escaped(sign))
