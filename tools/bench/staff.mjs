import { randomInt } from 'node:crypto'
import { wait } from './process.mjs'

const lists = ['news', 'roads', 'tenders', 'wards', 'officers']

/** Staff who look at a list, open a record and save it as a draft, each again and again, until `isOver()`. */
export async function edit(deskUrl, token, { staff, isOver }) {
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const found = { saved: 0, failed: 0 }
  const ask = async (path, init = {}) => {
    const response = await fetch(`${deskUrl}${path}`, {
      headers,
      signal: AbortSignal.timeout(30_000),
      ...init,
    }).catch(() => undefined)
    const text = await response?.text()
    return response?.ok ? text : undefined
  }
  const person = async (number) => {
    const list = lists[number % lists.length]
    await wait(randomInt(3000))
    while (!isOver()) {
      const records = JSON.parse((await ask(`/cms-api/${list}?limit=10&depth=0`)) ?? '{"docs":[]}').docs
      const record = records[number % Math.max(records.length, 1)]
      const view = record && (await ask(`/admin/collections/${list}/${record.id}`))
      const saved =
        view &&
        (await ask(`/cms-api/${list}/${record.id}?draft=true`, {
          method: 'PATCH',
          body: JSON.stringify({ _status: 'draft' }),
        }))
      found[saved ? 'saved' : 'failed']++
      await wait(3000 + randomInt(4000))
    }
  }
  await Promise.all(Array.from({ length: staff }, (_, number) => person(number)))
  return found
}
