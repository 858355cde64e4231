import type { Said } from './present.ts'

/** A text as it was written, with its breaks. */
export const Lines = ({ text, lang }: Said) => (
  <p className="status-lines" lang={lang}>
    {text}
  </p>
)
