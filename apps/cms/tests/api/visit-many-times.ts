// A second CMS on the same database; `visitor-count.test.ts` starts several. The environment names the database.
import { getPayload } from 'payload'
import { answer } from '../../src/api/answer.ts'
import config from '../../src/payload.config.ts'

const payload = await getPayload({ config })
const visits = Array.from({ length: Number(process.argv[2]) }, () =>
  answer(payload, new Request('http://council.example/api/increment-visitor-count', { method: 'POST' })),
)
const answers = await Promise.all(visits)
process.exit(answers.every(({ ok }) => ok) ? 0 : 1)
