import type { Language } from '@nagardwar/contract'
import { nothingInside } from '@nagardwar/http/security-headers'

/** A short JSON answer, never cached. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { message },
    {
      status,
      headers: { 'cache-control': 'no-store', 'content-security-policy': nothingInside, ...headers },
    },
  )
}

/** The message instead of a page that cannot be made now. */
export type Sentence = Readonly<Record<Language, string>>

/** The same as an HTML page in the page's language, because the app could not make a page either. */
export function refusePage(
  status: number,
  sentence: Sentence,
  language: Language,
  headers: Record<string, string> = {},
): Response {
  const text = sentence[language]
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${text}</title><main><h1>${text}</h1></main></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-store',
        'content-security-policy': nothingInside,
        ...headers,
      },
    },
  )
}

/** Browsers request pages like this; programs, scripts and pictures do not. */
export const asksForPage = (accept: string | null | undefined): boolean =>
  accept?.includes('text/html') ?? false
