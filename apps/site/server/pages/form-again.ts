import type { Language } from '@nagardwar/contract'
import { nothingInside } from '@nagardwar/http/security-headers'
import { html } from 'hono/html'

const words = {
  en: {
    title: 'Too many messages at once',
    text: 'Your message has not been sent. Its text is below. Please wait a minute and send it again.',
    send: 'Send again',
  },
  mr: {
    title: 'एकाच वेळी खूप संदेश आले',
    text: 'आपला संदेश पाठवलेला नाही. त्याचा मजकूर खाली आहे. कृपया एक मिनिट थांबून पुन्हा पाठवा.',
    send: 'पुन्हा पाठवा',
  },
} as const

type Options = { form: FormData; action: string; language: Language; retryAfter: number }

/** The answer to a form that was sent too soon: a page with everything that was written, ready to be sent again. */
export function formAgain({ form, action, language, retryAfter }: Options): Response {
  const { title, text, send } = words[language]
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  const hidden = fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  const page = html`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><main><h1>${title}</h1><p>${text}</p><blockquote>${form.get('feedback') ?? form.get('text') ?? ''}</blockquote>
<form method="post" action="${action}">${hidden}<button>${send}</button></form></main></html>`
  return new Response(String(page), {
    status: 429,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'content-security-policy': `${nothingInside}; form-action 'self'`,
      'retry-after': String(retryAfter),
    },
  })
}
