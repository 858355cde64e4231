import type { AdminViewServerProps, SanitizedCollectionConfig } from 'payload'
import { type DeskLanguage, languageOf, type Words } from '../../../platform/words/words.ts'
import { DeskPage } from '../../../views/page/desk-page.tsx'
import { ImportPart } from './import-part.tsx'
import './import.css'
import { listToImport } from './may-import.ts'
import { words } from './words.ts'

type Routes = { admin: string; api: string }
type PartProps = { list: SanitizedCollectionConfig; language: DeskLanguage; routes: Routes }

function ImportOf({ list: { labels, slug }, language, routes: { admin, api } }: PartProps) {
  return (
    <>
      <p>
        <a href={`${admin}/collections/${slug}`}>{(labels.plural as unknown as Words)[language]}</a>
      </p>
      <p>{words.how[language]}</p>
      <ImportPart address={`${api}/sheets/${slug}`} approvals={`${admin}/approvals`} language={language} />
    </>
  )
}

/** `/admin/sheet-import/wards`: a spreadsheet goes back into its list, after a look at what it would change. */
export async function SheetImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const language = languageOf(req)
  const [, slug] = (params?.segments ?? []) as string[]
  const list = await listToImport(slug, req)
  return (
    <DeskPage view={{ initPageResult, params, searchParams }}>
      <main className="sheet-import">
        <h1>{words.title[language]}</h1>
        {list ? (
          <ImportOf list={list} language={language} routes={req.payload.config.routes} />
        ) : (
          <p>{words.notAllowed[language]}</p>
        )}
      </main>
    </DeskPage>
  )
}
