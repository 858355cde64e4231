import type { Language, Row } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { hrefIn, otherLanguage } from '../i18n/language.ts'
import { PlainDocument, type PlainParts } from './plain-document.tsx'

/** What every page without script is drawn with, beside its own view. */
export type PlainPageParts = PlainParts & {
  settings: Partial<Row<'settings'>>
  language: Language
  defaultLanguage: Language
}

type Props = PlainPageParts & {
  /** The name of the council, which stands in the title and leads home. */
  council: string
  title: string
  /** Its address without language. */
  path: string
  /** Texts of the links to the home page, and to this page in the other language. */
  home: string
  inOther: string
  style: string
  className: string
  isListed?: boolean
  description?: string
  children: ReactNode
}

/** A page without script that is there in both languages. */
export function PlainPage({
  council,
  title,
  path,
  home,
  inOther,
  defaultLanguage,
  children,
  ...parts
}: Props) {
  const { language } = parts
  const other = otherLanguage(language)
  return (
    <PlainDocument
      {...parts}
      title={`${title} – ${council}`}
      head={
        <p>
          <a href={hrefIn('/', language, defaultLanguage)}>
            <b>{council}</b> <span>{home}</span>
          </a>
        </p>
      }
    >
      <p>
        <a href={hrefIn(path, other, defaultLanguage)} lang={other} hrefLang={other}>
          {inOther}
        </a>
      </p>
      {children}
    </PlainDocument>
  )
}
