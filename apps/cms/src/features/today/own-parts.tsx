import type { PayloadRequest } from 'payload'
import { preparedDrafts } from '../../content/drafts/waiting-drafts.ts'
import type { Words } from '../../platform/words/words.ts'
import { Entries, Part } from '../../views/today/part.tsx'
import { endingSoon } from './ending-soon.ts'

const words = {
  prepared: { en: 'Prepared drafts that nobody has opened yet', mr: 'तयार ठेवलेले, अजून कोणी न पाहिलेले मसुदे' },
  ends: { en: 'Goes out of date', mr: 'मुदत संपत आलेले' },
} satisfies Record<string, Words>

type Props = { req: PayloadRequest }

export async function EndingPart({ req }: Props) {
  const ending = await endingSoon(req, new Date())
  return (
    <Part id="today-ends" title={words.ends} count={ending.length} req={req}>
      <Entries entries={ending} req={req} />
    </Part>
  )
}

export async function PreparedPart({ req }: Props) {
  const prepared = await preparedDrafts(req)
  if (prepared.count === 0) return null
  return (
    <Part id="today-prepared" title={words.prepared} count={prepared.count} req={req}>
      <Entries entries={prepared.entries} req={req} />
    </Part>
  )
}
