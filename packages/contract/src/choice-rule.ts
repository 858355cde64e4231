/** How the value of a choice is read from another server. Browsers have it too, so it holds no names. */
export type ChoiceRule<V extends string = string> = {
  readonly values: readonly V[]
  /** What an unknown value is read as: one of the values, or empty. Undefined: it cannot be read. */
  readonly otherwise: string | undefined
  /** What older servers write for a value; `*` stands for any text at its beginning or its end. */
  readonly older: Readonly<Record<string, string>>
}

/** Whether a text in small letters is written so; `*` stands for any text at the beginning or the end. */
export function isWrittenAs(text: string, spelling: string): boolean {
  const word = spelling.replaceAll('*', '')
  if (spelling.startsWith('*')) return text.includes(word)
  return spelling.endsWith('*') ? text.startsWith(word) : text === word
}
