import { withoutAtEnd } from '@nagardwar/contract/browser'

/**
 * The office without the title that a letter already names: "First Appellate Authority, Deputy Chief Officer" → "Deputy
 * Chief Officer". Staff write the title into the office, because the page of the service shows it alone.
 */
export function officeWithoutTitle(office: string, title: string): string {
  if (!office.toLowerCase().startsWith(title.toLowerCase())) return office
  const rest = office.slice(title.length)
  return /^[\p{L}\p{M}\p{N}]/u.test(rest) ? office : withoutAtEnd(rest.replace(/^[\s,:()–-]+/u, ''), /[\s)]/u)
}
