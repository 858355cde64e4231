import type { Language } from '@nagardwar/contract/browser'
import { formatIn } from '../i18n/format.ts'
import { textLanguage } from '../i18n/text-language.ts'
import { crumbsOf, factsOf } from './document-facts.ts'
import type { DocumentParts } from './document-parts.ts'
import { documentPath, pagesInPart } from './document-path.ts'
import type { DocumentBody, DocumentView, ShownPage } from './document-view.ts'
import type { DocumentText } from './documents.ts'
import type { PageContext } from './page-context.ts'
import { structuredData } from './structured-data.ts'
import { languageOf } from './text-kind.ts'

export function presentDocument(
  given: DocumentParts,
  around: PageContext,
): { view: DocumentView; body: DocumentBody } {
  const { record, text, part } = given
  const { say, language } = around
  const { number } = formatIn(language)
  const { title } = record
  const own = { title, ...rangeOf(part, text?.pages.length ?? 0, number) }
  const lead = say(part > 1 ? 'documents:introOfPart' : 'documents:intro', own)
  return {
    view: {
      title: part > 1 ? say('documents:titleOfPart', own) : title,
      lead,
      // For search engines, which list pages of many documents: with its title, if that is in the page's language.
      intro: textLanguage(title, language) ? lead : `${title}. ${lead}`,
      crumbs: crumbsOf(given, around),
      lastChanged: record.lastChanged,
      file: { title, path: record.path, bytes: record.bytes ?? text?.bytes },
      ...(text ? {} : { isReading: true }),
    },
    body: {
      about: say('documents:about'),
      facts: factsOf(given, around),
      textTitle: say('documents:text'),
      notes: notesOf(given, around),
      lang: text && otherThan(language, languageOf(text)),
      pages: pagesOf(given, around),
      noTextOnPage: say('documents:noTextOnPage'),
      partsTitle: say('documents:parts'),
      ...partsOf(given, around),
      ask: {
        to: around.href(`/contact?document=${record.key}#feedback`),
        text: say('documents:ask'),
        why: say('documents:askWhy'),
      },
      data: structuredData(record, text && languageOf(text), around),
    },
  }
}

const otherThan = (page: Language, own: Language | undefined): Language | undefined =>
  own === page ? undefined : own

const whyNoText: Record<Exclude<DocumentText['state'], 'text'>, string> = {
  scan: 'scan',
  'old font': 'oldFont',
  broken: 'broken',
  password: 'password',
  form: 'form',
  unreadable: 'unreadable',
}

type Number = (value: number) => string

/** The pages of a part, written. */
const rangeOf = (part: number, pages: number, number: Number) => ({
  from: number((part - 1) * pagesInPart + 1),
  to: number(Math.min(part * pagesInPart, pages)),
})

function notesOf({ text }: DocumentParts, { say, language }: PageContext): string[] {
  const { number } = formatIn(language)
  if (!text) return [say('documents:reading')]
  if (text.state !== 'text') return [say(`documents:${whyNoText[text.state]}`)]
  const isWhole = text.pages.length >= text.pageCount
  const values = { count: number(text.pageCount), read: number(text.pages.length) }
  return [say('documents:byMachine'), ...(isWhole ? [] : [say('documents:beginning', values)])]
}

function pagesOf({ text, blocks = [], part }: DocumentParts, { say, language }: PageContext): ShownPage[] {
  if (!text?.hasText) return []
  const { number } = formatIn(language)
  return blocks.map((own, index) => {
    const page = (part - 1) * pagesInPart + index + 1
    const values = { number: number(page) }
    return {
      number: page,
      label: say('documents:page', values),
      table: say('documents:table', values),
      blocks: own,
    }
  })
}

function partsOf({ record: { key, slug }, text, part }: DocumentParts, { say, language, href }: PageContext) {
  const { number } = formatIn(language)
  const pages = text?.pages.length ?? 0
  const count = Math.ceil(pages / pagesInPart)
  const link = (to: number, words: string) =>
    to < 1 || to > count
      ? undefined
      : { to: href(documentPath(key, slug, to)), text: say(`documents:${words}`, rangeOf(to, pages, number)) }
  const all = Array.from({ length: count }, (_, index) => ({
    ...link(index + 1, 'part'),
    isHere: index + 1 === part,
  }))
  return {
    parts: count > 1 ? (all as DocumentBody['parts']) : [],
    next: link(part + 1, 'next'),
    previous: link(part - 1, 'previous'),
  }
}
