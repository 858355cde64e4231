import { lists } from '@nagardwar/contract'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { editors } from '../../content/access/editors.ts'
import { staff } from '../../content/access/staff.ts'
import { needsSecondPerson } from '../../content/approval/second-person.ts'
import { leadingFirst, leadingLanguage } from '../../content/fields/first-language.ts'
import { type DeskLanguage, languageOf } from '../../platform/words/words.ts'
import { DeskPage } from '../../views/page/desk-page.tsx'
import type { Desk } from './desk.ts'
import { ManyPhotos } from './many-photos.tsx'
import { words } from './words.ts'
import '../../views/many-files/many-files.css'

async function deskOf(req: PayloadRequest): Promise<Desk> {
  const { requiredLanguages } = await req.payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: true,
  })
  const { api, admin } = req.payload.config.routes
  const order = leadingFirst<DeskLanguage>(await leadingLanguage(req.payload), 'en', 'mr')
  return {
    api,
    admin,
    language: languageOf(req),
    list: lists.photos.many[languageOf(req)],
    order,
    required: requiredLanguages === 'both' ? order : [requiredLanguages ?? 'en'],
    publishes: editors({ req }) && !(await needsSecondPerson(req)),
  }
}

/** Where the photographs of an event become an album. */
export async function ManyPhotosView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const language = languageOf(req)
  return (
    <DeskPage view={view}>
      <main className="many-files">
        <h1>{words.title[language]}</h1>
        <p>{words.intro[language]}</p>
        <p>
          <a href={`${req.payload.config.routes.admin}/collections/photos`}>{lists.photos.many[language]}</a>
        </p>
        {staff({ req }) ? <ManyPhotos {...(await deskOf(req))} /> : null}
      </main>
    </DeskPage>
  )
}
