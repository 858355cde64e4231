import { lists } from '@nagardwar/contract'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { staff } from '../../content/access/staff.ts'
import { leadingFirst, leadingLanguage } from '../../content/fields/first-language.ts'
import { nameIn } from '../../content/fields/record-name.ts'
import { languageOf } from '../../platform/words/words.ts'
import { DeskPage } from '../../views/page/desk-page.tsx'
import type { Heading } from './desk.ts'
import { ManyDocuments } from './many-documents.tsx'
import { words } from './words.ts'
import '../../views/many-files/many-files.css'

/** The headings under which a document can stand, by the name of their department. */
async function headingsOf(req: PayloadRequest): Promise<Heading[]> {
  const language = languageOf(req)
  const { docs } = await req.payload.find({
    collection: 'headings',
    draft: true,
    depth: 1,
    limit: 1000,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, heading, department }) => {
    const of = typeof department === 'object' ? department : undefined
    return {
      id,
      name: heading[language] || heading.en || String(heading.mr ?? id),
      department: nameIn(of?.listedAs, language) || of?.name.en || '–',
    }
  })
}

/** Where many documents become records at once: `?heading=4` chooses the heading for all. */
export async function ManyDocumentsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const language = languageOf(req)
  const { api, admin } = req.payload.config.routes
  const headings = staff({ req }) ? await headingsOf(req) : []
  const firstLanguage = await leadingLanguage(req.payload)
  const wanted = String(view.searchParams?.heading ?? '')
  return (
    <DeskPage view={view}>
      <main className="many-files">
        <h1>{words.title[language]}</h1>
        <p>{words.intro[language]}</p>
        <p>{words.kept[language]}</p>
        <p>
          <a href={`${admin}/collections/year-documents`}>{lists.yearDocuments.many[language]}</a>
        </p>
        {headings.length === 0 ? (
          <p>{words.noHeadings[language]}</p>
        ) : (
          <ManyDocuments
            api={api}
            admin={admin}
            language={language}
            order={leadingFirst<'en' | 'mr'>(firstLanguage, 'en', 'mr')}
            headings={headings}
            heading={headings.some(({ id }) => String(id) === wanted) ? wanted : ''}
          />
        )}
      </main>
    </DeskPage>
  )
}
