import { formatIn } from '../i18n/format.ts'
import type { DocumentParts } from './document-parts.ts'
import { documentPath } from './document-path.ts'
import type { DocumentView, ShownFact } from './document-view.ts'
import type { PageContext } from './page-context.ts'
import { languageOf } from './text-kind.ts'

/** The pages that lead to the page of a document. */
export function crumbsOf(
  { record: { steps, title, key, slug }, part }: DocumentParts,
  { say }: PageContext,
): DocumentView['crumbs'] {
  return [
    ...steps.map((step) => ({
      to: step.to,
      label: 'label' in step ? step.label : say(`${step.page.slice(1)}:title`),
    })),
    ...(part > 1 ? [{ to: documentPath(key, slug), label: title }] : []),
  ]
}

/** What is known of a document. */
export function factsOf(given: DocumentParts, around: PageContext): ShownFact[] {
  const { record, text } = given
  const { say, language, href } = around
  const { date, number, year } = formatIn(language)
  const own = text && languageOf(text)
  const listed = crumbsOf({ ...given, part: 1 }, around).at(-1)
  const { other } = record
  const { dated } = record
  const facts: ShownFact[] = [
    dated ? { label: say(`documents:${dated.as}`), text: date(dated.day) ?? '' } : { label: '' },
    { label: say('documents:department'), text: record.department ?? '' },
    {
      label: say('documents:listed'),
      ...(listed ? { link: { to: href(listed.to), text: listed.label } } : {}),
    },
    { label: say('documents:year'), text: record.year ? year(record.year) : '' },
    { label: say('documents:changed'), text: date(record.lastChanged) ?? '' },
    { label: say('documents:language'), text: own ? say(`documents:${own}`) : '' },
    { label: say('documents:pages'), text: text ? number(text.pageCount) : '' },
    other
      ? {
          label: say('documents:inOther', { language: say(`documents:${other.language}`) }),
          link: { to: href(other.to), text: record.title },
        }
      : { label: '' },
  ]
  return facts.filter((fact) => fact.text || fact.link)
}
