import type { PayloadRequest } from 'payload'
import type { Media } from '../../payload-types.ts'

/** A PDF that the person asking may read. */
export async function documentById(id: number, req: PayloadRequest): Promise<Media | undefined> {
  const media = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return media?.mimeType === 'application/pdf' ? media : undefined
}
