/** What Payload's own parts show: they take a text in the reader's language as well as one in each language. */
const shown: ReadonlySet<string> = new Set(['label', 'singular', 'plural', 'description', 'group'])
/** What components of ours get. They choose the language themselves. */
const ours: ReadonlySet<string> = new Set(['custom', 'clientProps'])

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The text of one language, where there is nothing but texts by language; the language of last resort is English. */
function textOf(value: unknown, language: string): unknown {
  if (!isPlain(value) || !Object.values(value).every((text) => typeof text === 'string')) return value
  return value[language] ?? value.en ?? value
}

/** The same configuration with the words of its lists and fields in one language. */
export function inOneLanguage<Value>(whole: Value, language: string): Value {
  const of = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(of)
    if (!isPlain(value) || '$$typeof' in value) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const own = shown.has(key) ? textOf(each, language) : each
        return [key, ours.has(key) ? own : of(own)]
      }),
    )
  }
  return of(whole) as Value
}
