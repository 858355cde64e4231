import { fileUrl, type Language } from '@nagardwar/contract/browser'
import { documentPath } from './document-path.ts'
import type { DocumentRecord } from './documents.ts'
import type { PageContext } from './page-context.ts'

/** The document for search engines (schema.org, DigitalDocument), as JSON that may stand in a document. */
export function structuredData(
  { title, key, slug, path, bytes, lastChanged, dated, department }: DocumentRecord,
  inLanguage: Language | undefined,
  { council, origin, address }: Pick<PageContext, 'council' | 'origin' | 'address'>,
): string {
  const publisher = { '@type': 'GovernmentOrganization', name: council, url: origin }
  const data = {
    '@context': 'https://schema.org',
    '@type': 'DigitalDocument',
    name: title,
    url: address(documentPath(key, slug)),
    inLanguage,
    dateCreated: dated?.day,
    dateModified: lastChanged || undefined,
    publisher: department
      ? { ...publisher, department: { '@type': 'GovernmentOrganization', name: department } }
      : publisher,
    encoding: {
      '@type': 'MediaObject',
      contentUrl: new URL(fileUrl(path, '/api'), origin).href,
      encodingFormat: 'application/pdf',
      contentSize: bytes ? `${bytes} B` : undefined,
    },
  }
  // A text of the council must not end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
