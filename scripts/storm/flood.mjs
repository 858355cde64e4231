import { probe } from './residents.mjs'

const addresses = [
  '/',
  '/mr',
  '/roads',
  '/api/roads',
  '/sitemap.xml',
  '/api/openapi.json',
  '/search.json',
  '/none',
]

/** One client with 50 connections beside another reader. */
export async function flood(url, seconds) {
  const look = probe(url)
  const end = performance.now() + seconds * 1000
  let asked = 0
  const client = async () => {
    while (performance.now() < end) {
      const address = `${addresses[asked++ % addresses.length]}?x=${asked}`
      await fetch(url + address).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      )
    }
  }
  await Promise.all(Array.from({ length: 50 }, client))
  const { worst, failed } = await look()
  return { asked, worstWaitMs: worst, pagesMissed: failed }
}
