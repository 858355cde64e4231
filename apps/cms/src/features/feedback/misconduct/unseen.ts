import type { PayloadRequest } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import { readsMisconduct } from '../../../content/access/reads-misconduct.ts'

/** How many open reports of misconduct wait for the named officer, who sees them; clerks are not told. */
export async function unseenMisconduct(req: PayloadRequest): Promise<number> {
  if (readsMisconduct({ req }) || !editors({ req })) return 0
  const { totalDocs } = await req.payload.count({
    collection: 'feedback',
    where: {
      and: [
        { kind: { equals: 'misconduct' } },
        { status: { in: ['new', 'in-progress'] } },
        { putAside: { exists: false } },
      ],
    },
    overrideAccess: true,
  })
  return totalDocs
}
