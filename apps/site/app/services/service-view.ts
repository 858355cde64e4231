import type { DocumentFacts } from '../components/pdf/document-facts.ts'
import type { Appeal } from './service-path.ts'

/** A fact as the page shows it, in the page's words. */
export type ShownFact = {
  label: string
  text?: string
  /** One a line. */
  items?: readonly string[]
  link?: ServiceLink
  /** Who holds the office now. */
  officer?: { name: string; email: string }
}

export type ServiceLink = { to: string; text: string }

export type Letter = {
  language: 'en' | 'mr'
  title: string
  /** Paragraphs; `____` is a blank to fill in by hand. */
  parts: readonly { kind: 'subject' | 'choice' | 'text'; text: string }[]
  blank: string
}

/** What the browser has of a page of services. */
export type ServiceHead = {
  title: string
  intro: string
  crumbs: { label: string; to: string }[]
  records: readonly { lastChanged?: string | undefined }[]
  isLetter: boolean
}

type Head = { title: string; intro: string; crumb: string; lastChanged?: string | undefined }

/** Everything that a page of services shows, with its words. */
export type ServiceView = Head &
  (
    | { kind: 'list'; groups: readonly ServiceGroup[]; links: readonly ServiceLink[] }
    | {
        kind: 'service'
        about: string
        /** Fee and time. */
        first: readonly ShownFact[]
        /** Where one applies online. */
        online: ServiceLink | undefined
        facts: readonly ShownFact[]
        factsTitle: string
        form: ({ title: string; path: string } & DocumentFacts) | undefined
        late: {
          title: string
          text: string
          steps: readonly ShownFact[]
          letters: readonly ServiceLink[]
        }
        data: string
      }
    | {
        kind: 'letter'
        appeal: Appeal
        note: string
        back: ServiceLink
        letters: readonly Letter[]
      }
  )

export type ServiceGroup = {
  key: string
  title: string
  services: readonly { to: string; name: string; facts: string }[]
}
