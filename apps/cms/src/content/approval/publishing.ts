import type { PayloadRequest } from 'payload'
import { editorsOrDrafts } from '../access/editors-or-drafts.ts'
import type { Asker } from '../access/role.ts'
import { needsSecondPerson } from './second-person.ts'

type Saved = { req: PayloadRequest; data?: { _status?: unknown; deletedAt?: unknown } }

/**
 * Where the council asks for a second person, nobody publishes from the form: the desk then hides its Publish button,
 * and the approvals stand there instead. What comes out of the trash was approved before.
 */
export async function mayPublishFromForm({ req, data }: Saved): Promise<boolean> {
  if (!editorsOrDrafts({ req, ...(data ? { data } : {}) } as Asker)) return false
  const isPublishing = data?._status === 'published' && !('deletedAt' in data)
  return !(isPublishing && (await needsSecondPerson(req)))
}
