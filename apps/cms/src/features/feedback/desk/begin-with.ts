/**
 * What stands in an answer after another template is chosen. Own words are kept: a template then comes below them.
 * `before` is the template that was chosen until now; both are empty where none is.
 */
export function beginWith(text: string, before: string, template: string): string {
  if (text.trim() === '' || text === before) return template
  return template === '' ? text : `${text.trimEnd()}\n\n${template}`
}
