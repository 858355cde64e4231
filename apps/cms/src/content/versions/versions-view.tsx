import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewServerProps, PayloadRequest, Where } from 'payload'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import { say, type Words } from '../../platform/words/words.ts'
import './versions.css'

const perPage = 20

const words = {
  when: { en: 'Saved', mr: 'केव्हा' },
  who: { en: 'By', mr: 'कोणी' },
  status: { en: 'Status', mr: 'स्थिती' },
  file: { en: 'File', mr: 'फाइल' },
  program: { en: 'the system', mr: 'प्रणाली' },
  none: { en: 'There is no older version', mr: 'जुनी आवृत्ती नाही' },
  newer: { en: 'Newer', mr: 'अलीकडच्या' },
  older: { en: 'Older', mr: 'आधीच्या' },
} satisfies Record<string, Words>

type Version = {
  id: number | string
  updatedAt: string
  version: { _status?: string; saved?: { by?: string | null }; filename?: string | null }
}

type Subject = { slug: string; id?: number | string | undefined; isGlobal: boolean }

async function versionsOf({ slug, id, isGlobal }: Subject, page: number, req: PayloadRequest) {
  const query = { sort: '-updatedAt', limit: perPage, page, depth: 0, overrideAccess: false, req }
  if (isGlobal) return req.payload.findGlobalVersions({ slug: slug as 'settings', ...query })
  const where: Where = { parent: { equals: id } }
  return req.payload.findVersions({ collection: slug as CollectionSlug, where, ...query })
}

function Rows({ versions, path, req }: { versions: Version[]; path: string; req: PayloadRequest }) {
  const { api } = req.payload.config.routes
  const hasFiles = versions.some(({ version }) => version.filename)
  const hasStatus = versions.some(({ version }) => version._status)
  return (
    <table className="desk-versions">
      <thead>
        <tr>
          <th scope="col">{say(words.when, req)}</th>
          <th scope="col">{say(words.who, req)}</th>
          {hasStatus ? <th scope="col">{say(words.status, req)}</th> : null}
          {hasFiles ? <th scope="col">{say(words.file, req)}</th> : null}
        </tr>
      </thead>
      <tbody>
        {versions.map(({ id, updatedAt, version }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`${path}/versions/${id}`}>{say(timeWords(updatedAt), req)}</a>
            </th>
            <td>{version.saved?.by ?? say(words.program, req)}</td>
            {hasStatus ? (
              <td>{req.t(version._status === 'published' ? 'version:published' : 'version:draft')}</td>
            ) : null}
            {hasFiles ? (
              <td>
                {version.filename ? (
                  <a href={`${api}/media/file/${encodeURIComponent(version.filename)}`}>{version.filename}</a>
                ) : null}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The versions of a record: when each was saved, and by whom, which Payload's own list does not say. */
export async function VersionsView({ initPageResult, routeSegments, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const slug = collectionConfig?.slug ?? globalConfig?.slug ?? ''
  const subject = { slug, id: docID, isGlobal: !collectionConfig }
  const page = Math.max(1, Number(searchParams?.page) || 1)
  const { docs, hasNextPage, hasPrevPage } = await versionsOf(subject, page, req)
  const { admin } = req.payload.config.routes
  const path = subject.isGlobal ? `${admin}/globals/${slug}` : `${admin}/collections/${slug}/${docID}`
  return (
    <main>
      <SetDocumentStepNav
        {...(collectionConfig
          ? {
              collectionSlug: collectionConfig.slug as CollectionSlug,
              pluralLabel: collectionConfig.labels.plural,
            }
          : { globalSlug: 'settings' })}
        {...(docID === undefined ? {} : { id: docID })}
        isTrashed={routeSegments[2] === 'trash'}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
        view={req.t('version:versions')}
      />
      <Gutter>
        {docs.length === 0 ? (
          <p>{say(words.none, req)}</p>
        ) : (
          <Rows versions={docs as unknown as Version[]} path={path} req={req} />
        )}
        <p className="desk-versions__pages">
          {hasPrevPage ? <a href={`?page=${page - 1}`}>{say(words.newer, req)}</a> : null}
          {hasNextPage ? <a href={`?page=${page + 1}`}>{say(words.older, req)}</a> : null}
        </p>
      </Gutter>
    </main>
  )
}
