import type { Language } from '@nagardwar/contract'
import { nothingInside } from '@nagardwar/http/security-headers'

/** A short answer in JSON for a person or a program; never kept by anybody. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { message },
    {
      status,
      headers: { 'cache-control': 'no-store', 'content-security-policy': nothingInside, ...headers },
    },
  )
}

/** What a person is told instead of a page that cannot be made now. */
export type Sentence = Readonly<Record<Language, string>>

/** The same for a person who asked for a page, in the page's language. A page of the app could not be made either. */
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

/** Browsers ask for pages so; programs, scripts and pictures do not. */
export const asksForPage = (accept: string | null | undefined): boolean =>
  accept?.includes('text/html') ?? false
