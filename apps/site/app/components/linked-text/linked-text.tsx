import { useLanguage } from '../../i18n/language-context.ts'
import { textLanguage } from '../../i18n/text-language.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { destinationOf } from '../site-link/destination.ts'
import { SiteLink } from '../site-link/site-link.tsx'
import style from './linked-text.module.css'
import { type Part, partsOf } from './parts-of.ts'

/** A text like `<Text>`, with web addresses as links that open in a new tab. */
export function LinkedText({ children }: { children: string }) {
  const parts = partsOf(children)
  // Latin letters in an address do not show the language of the text around it.
  const words = parts.map(({ text, href }) => (href ? '' : text)).join('')
  const language = textLanguage(words, useLanguage())
  const written = parts.map((part) => (
    <WrittenPart key={part.id} {...part} isOther={language !== undefined} />
  ))
  return language ? <span lang={language}>{written}</span> : written
}

/** Digits of an address stay ASCII, so that it can be typed. */
function WrittenPart({ text, href, isOther }: Part & { isOther: boolean }) {
  const format = useFormat()
  if (!href) return isOther ? text : format.digits(text)
  return (
    <SiteLink to={destinationOf(href)} className={style.address}>
      <span lang="en">{text}</span>
    </SiteLink>
  )
}
