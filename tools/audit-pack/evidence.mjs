import { addressOf, escaped, link, withMarathi } from './html.mjs'
import { wordsOf } from './results.mjs'

/** A path, which may break after a slash. */
const pathOf = (text) => escaped(text).replaceAll('/', '/<wbr>')

const list = (items) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''

/** The line of a source on which a test's title stands. */
function lineOf(tree, file, title) {
  const index =
    title === undefined
      ? -1
      : tree
          .read(file)
          .toString('utf8')
          .split('\n')
          .findIndex((line) => line.includes(title))
  return index < 0 ? undefined : `L${index + 1}`
}

/** The links of a line: to each file and heading, and to each test with its result. `file` is the page that has them. */
export function evidenceFor({ tree, viewOf, found, decisions }, file) {
  function place(each) {
    const [target, anchor] = each.split('#')
    // Small folders are evidence as a whole: their files are opened from the list.
    for (const inside of tree.isFile(target) ? [] : tree.below(target).slice(0, 60)) viewOf(inside)
    const view = viewOf(target, anchor)
    return view ? link(file, view, pathOf(each)) : pathOf(each)
  }

  function test({ file: source, title }) {
    const view = viewOf(source, tree.isFile(source) ? lineOf(tree, source, title) : undefined)
    const words = `${pathOf(source)}${title ? ` <q>${escaped(title)}</q>` : ''}`
    const { words: result, kind } = wordsOf(found(source, title))
    return `${view ? link(file, view, words) : words} <span class="${kind}">${result}</span>`
  }

  /** Numbers of decisions lead to them. */
  const answer = (text) =>
    withMarathi(escaped(text)).replace(/\b\d{4}\b/g, (number) => {
      const view = decisions.has(number) && viewOf(decisions.get(number))
      return view ? `<a href="${escaped(addressOf(file, view))}">${number}</a>` : number
    })

  return {
    code: (places) => list(places.map(place)),
    tests: (tests) => list(tests.map(test)),
    answer,
  }
}
