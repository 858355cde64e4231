import { useLanguage } from './language-context.tsx'
import { textLanguage } from './text-language.ts'
import { useFormat } from './use-format.ts'

/** A text of the council: in the page's digits, and marked where it exists only in the other language. */
export function Text({ children }: { children: string }) {
  const written = useFormat().digits(children)
  const language = textLanguage(children, useLanguage())
  return language ? <span lang={language}>{written}</span> : written
}
