import type { ReactNode } from 'react'

/** Where a page says what became of a form. A page has one form that is sent without a script. */
export const resultId = 'result'

/**
 * What became of a form, on the page that follows it. The address of that page leads here, and a browser moves the focus
 * to where an address leads: a screen reader begins to read at the errors or the receipt, without a script.
 */
export const FormResult = ({ children }: { children: ReactNode }) => (
  <div id={resultId} tabIndex={-1}>
    {children}
  </div>
)
