import { useLanguage } from '../../i18n/language-context.tsx'
import { textLanguage } from '../../i18n/text-language.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { destinationOf } from '../site-link/destination.ts'
import { SiteLink } from '../site-link/site-link.tsx'
import style from './linked-text.module.css'
import { type Part, partsOf } from './parts-of.ts'

/** A text of the council like `<Text>`, in which web addresses are links that open in a new tab. */
export function LinkedText({ children }: { children: string }) {
  const parts = partsOf(children)
  // Latin letters of an address say nothing about the language around it.
  const words = parts.map(({ text, href }) => (href ? '' : text)).join('')
  const language = textLanguage(words, useLanguage())
  const written = parts.map((part) => <WrittenPart key={part.id} {...part} />)
  return language ? <span lang={language}>{written}</span> : written
}

/** Digits of an address stay as they are: nobody can type it otherwise. */
function WrittenPart({ text, href }: Part) {
  const format = useFormat()
  if (!href) return format.digits(text)
  return (
    <SiteLink to={destinationOf(href)} className={style.address}>
      <span lang="en">{text}</span>
    </SiteLink>
  )
}
