import type { PayloadRequest } from 'payload'
import { editors } from '../../content/access/editors.ts'
import { approvalsWhere } from '../../content/approval/store.ts'
import { preparedDrafts, writtenDrafts } from '../../content/drafts/waiting-drafts.ts'
import type { Entry } from '../../views/today/entry.ts'

/** Drafts that are in no request that waits. */
export async function notSent(drafts: Entry[], req: PayloadRequest): Promise<Entry[]> {
  const open = await approvalsWhere({ state: { in: ['waiting', 'scheduled', 'publishing'] } }, req)
  const sent = new Set(open.flatMap(({ records }) => records.map(({ list, record }) => `${list} ${record}`)))
  return drafts.filter(({ slug, id }) => !sent.has(`${slug} ${id}`))
}

/** What a person may send: a clerk her own drafts, an editor all. What people wrote, the newest first, then prepared ones. */
export async function draftsToSend(req: PayloadRequest) {
  const written = await writtenDrafts(req)
  const all = editors({ req })
    ? [...written, ...(await preparedDrafts(req)).entries]
    : written.filter(({ by }) => by?.id === req.user?.id)
  return (await notSent(all, req)).map(({ slug, id, name, list, date, by }) => ({
    list: slug,
    record: id,
    openedAt: date,
    name: name || req.t('general:untitled'),
    about: [list, by?.name].filter(Boolean).join(' · '),
    path: `${req.payload.config.routes.admin}/collections/${slug}/${id}`,
  }))
}
