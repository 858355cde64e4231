// A desk of its own that is killed in the middle of publishing a bundle: when the second record is written.
import { createLocalReq, getPayload } from 'payload'
import { approvalById } from '../../src/content/approval/store.ts'
import { approve } from '../../src/features/approvals/decide.ts'
import config from '../../src/payload.config.ts'

const payload = await getPayload({ config })
const users = await payload.find({ collection: 'users', where: { role: { equals: 'editor' } } })
const user = users.docs[0]
const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
const approval = await approvalById(Number(process.argv[2]), req)
if (!approval) throw new Error('There is no such request')
const updateOne = payload.db.updateOne.bind(payload.db)
let published = 0
payload.db.updateOne = (async (args: Parameters<typeof updateOne>[0]) => {
  const isRecord = args.collection === 'news' || args.collection === 'roads'
  const isRehearsal = (args.req as { context?: { isRehearsal?: boolean } } | undefined)?.context?.isRehearsal
  if (isRecord && !isRehearsal) published += 1
  if (published === 2) process.kill(process.pid, 'SIGKILL')
  return updateOne(args)
}) as typeof payload.db.updateOne
await approve(approval, { seen: approval.records, reason: '' }, {}, req)
process.exit(0)
