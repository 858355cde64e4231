import path from 'node:path'
import { addressOf, escaped, link, page } from './html.mjs'
import { htmlOf } from './markdown.mjs'

const isPicture = (file) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/.test(file)
const isBinary = (bytes) => bytes.subarray(0, 8000).includes(0)

/** Where a file or folder of the product stands in the pack. */
const placeOf = (tree, target) => {
  if (!tree.isFile(target)) return path.posix.join('files', target, 'index.html')
  return path.posix.join('files', isPicture(target) ? target : `${target}.html`)
}

/**
 * The views of files that the pack names: documents as pages, pictures as they are, sources with numbered lines, and
 * lists of folders. What a view links to gets a view as well, so that the pack has no dead end.
 */
export function viewsIn(tree, write) {
  const wanted = new Set()

  /** The place of a view in the pack, with an anchor if one is asked for; nothing for what is not of the product. */
  function viewOf(target, anchor) {
    const isThere = tree.isFile(target) || target === '.' || tree.below(target).length > 0
    if (!isThere) return undefined
    wanted.add(target)
    return anchor ? `${placeOf(tree, target)}#${anchor}` : placeOf(tree, target)
  }

  function document(target, file, text) {
    const language = /(?:^|[/.])mr\.md$/.test(target) ? 'mr' : 'en'
    const addressFor = (other, anchor) => {
      const view = viewOf(other, anchor)
      return view && addressOf(file, view)
    }
    const title = /^# (.+)$/m.exec(text)?.[1] ?? target
    const body = `<p class="soft" lang="en">${escaped(target)}</p>\n${htmlOf(target, text, addressFor, language)}`
    return page({ file, title, body, language })
  }

  function source(target, file, bytes) {
    const lines = bytes.toString('utf8').replace(/\n$/, '').split('\n')
    const numbered = lines.map((line, index) => `<span id="L${index + 1}">${escaped(line) || ' '}</span>`)
    const body = isBinary(bytes)
      ? `<h1>${escaped(target)}</h1>\n<p>${bytes.length} bytes, not a text.</p>`
      : `<h1>${escaped(target)}</h1>\n<pre>${numbered.join('')}</pre>`
    return page({ file, title: target, body, kind: 'source' })
  }

  function folder(target, file) {
    const names = tree.below(target).map((each) => {
      const words = escaped(each.slice(target.length + 1))
      return `<li>${wanted.has(each) ? link(file, placeOf(tree, each), words) : words}</li>`
    })
    const body = `<h1>${escaped(target)}</h1>\n<p>The files that this evidence or document means have links.</p>\n<ul>${names.join('\n')}</ul>`
    return page({ file, title: target, body })
  }

  function writeFile(target) {
    const [file, bytes] = [placeOf(tree, target), tree.read(target)]
    if (isPicture(target)) return write(file, bytes)
    const view = target.endsWith('.md')
      ? document(target, file, bytes.toString('utf8'))
      : source(target, file, bytes)
    write(file, view)
  }

  /** Writes all views, and those that the views ask for. Folders come last: by then it is known what has a view. */
  function writeAll() {
    const done = new Set()
    for (const target of wanted) {
      if (!tree.isFile(target)) continue
      done.add(target)
      writeFile(target)
    }
    for (const target of wanted)
      if (!done.has(target)) write(placeOf(tree, target), folder(target, placeOf(tree, target)))
  }

  return { viewOf, writeAll }
}
