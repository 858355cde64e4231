import { useWritten } from './use-format.ts'

/** A text of the council in the digits of its language, marked with it if only the other one has it. */
export function Text({ children }: { children: string }) {
  const { written, lang } = useWritten(children)
  return lang ? <span lang={lang}>{written}</span> : written
}
