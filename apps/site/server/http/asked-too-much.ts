import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '@nagardwar/contract'
import { languageOf } from '../../app/i18n/language.ts'
import type { Sentence } from './reply.ts'

/** A person's text is still in the form, one step back. */
const sentence: Sentence = {
  en: 'Too many requests from your network. Nothing was sent. Please wait a minute, go back, and try again.',
  mr: 'आपल्या नेटवर्कवरून एकाच वेळी खूप विनंत्या आल्या आहेत. काहीही पाठवले गेले नाही. कृपया एक मिनिट थांबा, मागे जा आणि पुन्हा प्रयत्न करा.',
}

const pageIn = (language: Language): Buffer =>
  Buffer.from(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${sentence[language]}</title><main><h1>${sentence[language]}</h1></main></html>`,
  )
const pages: Readonly<Record<Language, Buffer>> = { en: pageIn('en'), mr: pageIn('mr') }

/**
 * Asks a client to wait, for a small part of what any other answer costs: the bytes are ready, nothing is read of the
 * request, and what is still coming of it is let go as it comes.
 */
export function askToWait(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  seconds: number,
  { defaultLanguage, headers }: { defaultLanguage: Language; headers: Readonly<Record<string, string>> },
): void {
  const language = languageOf(address.split('?', 1)[0] ?? '/', defaultLanguage)
  request.resume()
  response
    .writeHead(429, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-length': pages[language].length,
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    })
    .end(pages[language])
}
