const below = (template: string): string => `\n\n${template}`

/** Whether a template that was chosen still stands at the end of an answer, as it came. */
export const endsWith = (text: string, template: string): boolean =>
  template !== '' && (text === template || text.endsWith(below(template)))

/**
 * What stands in an answer after another template is chosen. Own words are kept: a template then comes below them, in the
 * place of the one that was chosen until now (`before`). Both are empty where none is.
 */
export function beginWith(text: string, before: string, template: string): string {
  const own = endsWith(text, before) ? text.slice(0, -before.length).trimEnd() : text
  if (own.trim() === '') return template
  return template === '' ? own : own.trimEnd() + below(template)
}
