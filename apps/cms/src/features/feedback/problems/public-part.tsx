import type { UIFieldServerProps } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import { idOf, rowOfMessage } from './public-row.ts'
import { photographsOf, shownOf } from './release.ts'
import { ReleaseFormsLater } from './release-forms-later.tsx'
import { words } from './words.ts'

const mapOf = (position: string): string => {
  const [latitude, longitude] = position.split(', ')
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
}

/** What residents see of a reported problem, and what staff may show them besides. */
export async function PublicPart({ req, id }: UIFieldServerProps) {
  if (!req || id === undefined || !editors({ req })) return null
  const { payload } = req
  const [message] = (
    await payload.find({
      collection: 'feedback',
      where: { and: [{ id: { equals: id } }, { kind: { equals: 'report' } }] },
      limit: 1,
      depth: 0,
      overrideAccess: false,
      req,
    })
  ).docs
  const row = message && (await rowOfMessage(payload, message.id))
  if (!row) return null
  const language = req.i18n.language === 'mr' ? 'mr' : 'en'
  const many = row.followers ?? 0
  const photographs = await photographsOf(req, message)
  const shown = await shownOf(req, row, photographs)
  const isPublic = row._status === 'published'
  const isPhotographShown = idOf(row.photograph) !== undefined
  return (
    <section className="feedback-work" aria-labelledby="public-part">
      <h2 id="public-part">{words.title[language]}</h2>
      <p>{words[isPublic ? 'isPublic' : 'isHidden'][language]}</p>
      <p>
        {words.followers[language]}: {language === 'mr' ? toMarathiDigits(many) : many}
      </p>
      {message.reportPosition ? (
        <p>
          <a href={mapOf(message.reportPosition)} target="_blank" rel="noreferrer">
            {words.onMap[language]}
          </a>
        </p>
      ) : null}
      <ReleaseFormsLater
        address={`${payload.config.routes.api}/reported-problem/${message.id}`}
        language={language}
        isPublic={isPublic}
        suggested={message.reportPlace ?? ''}
        place={row.place ?? ''}
        photographs={photographs.map((file) => ({
          id: file.id,
          name: file.name,
          address: `${payload.config.routes.api}/resident-file/${file.id}`,
          isShown: isPhotographShown && shown === undefined ? undefined : file.id === shown,
        }))}
        isPhotographShown={isPhotographShown}
      />
    </section>
  )
}
