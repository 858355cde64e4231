import type { Endpoint, PayloadHandler } from 'payload'
import { isInvented } from '../../api/first-content/first-contents.ts'
import { admins } from '../../content/access/admins.ts'
import { contentOf } from '../../platform/database/filled-marker.ts'
import { only, refused } from '../../views/page/endpoint.ts'
import { removalState, startRemoval } from './job.ts'
import { words } from './words.ts'

const forAdmins = (handler: PayloadHandler): PayloadHandler => only(admins, words.onlyAdmins, handler)

const state: PayloadHandler = async ({ payload }) =>
  Response.json({ ...removalState(payload), hasDemo: isInvented(await contentOf(payload)) })

const start: PayloadHandler = async (req) => {
  if (removalState(req.payload).state === 'running') return refused(409, words.runsAlready, req)
  const form = await req.formData?.().catch(() => undefined)
  if (form?.get('confirmed') !== 'on') return refused(400, words.notConfirmed, req)
  if (!isInvented(await contentOf(req.payload))) return refused(409, words.noDemo, req)
  startRemoval(req.payload)
  return Response.json(removalState(req.payload), { status: 202 })
}

/** Removing the demo from the desk: for administrators alone. */
export const demoRemovalEndpoints: Endpoint[] = [
  { path: '/remove-demo', method: 'get', handler: forAdmins(state) },
  { path: '/remove-demo', method: 'post', handler: forAdmins(start) },
]
