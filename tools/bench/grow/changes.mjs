import { wait } from '../process.mjs'

const limit = 30_000

async function newsOf(origin) {
  const response = await fetch(`${origin}/api/newsupdate?lang=en`, {
    signal: AbortSignal.timeout(2000),
  }).catch(() => undefined)
  return response?.ok ? response.text() : ''
}

/** How long a site needs to show a title; it may be killed meanwhile, and then begins again. */
async function untilShown(site, title, since) {
  while (performance.now() - since < limit) {
    if ((await newsOf(site.url)).includes(title)) return performance.now() - since
    await wait(100)
  }
  return Number.POSITIVE_INFINITY
}

/** Changes the title of a news item at whichever desk answers, and returns when that was acknowledged. */
async function change(desks, token, id, title) {
  for (let turn = 0; ; turn++) {
    const desk = desks[turn % desks.length]
    const response = await fetch(`${desk.url}/cms-api/news/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify({ description: { en: title }, _status: 'published' }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    if (response?.ok) return performance.now()
    await wait(200)
  }
}

const firstNews = async (desk, token) => {
  const response = await fetch(`${desk.url}/cms-api/news?limit=1&depth=0&sort=-_order`, {
    headers: { authorization: `JWT ${token}` },
  })
  return (await response.json()).docs[0]
}

/** One of the staff changes a news item again and again; the milliseconds that each site needed to show each change. */
export async function changeNews({ sites, desks, token }, isOver) {
  const delays = []
  const { id } = await firstNews(desks[0], token)
  for (let turn = 1; !isOver(); turn++) {
    const title = `Bridge open, message ${turn}`
    const since = await change(desks, token, id, title)
    delays.push(...(await Promise.all(sites.map((site) => untilShown(site, title, since)))))
    await wait(2000)
  }
  return delays
}
