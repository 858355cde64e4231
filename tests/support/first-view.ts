import { request } from 'node:http'

export type FirstView = {
  page: number
  script: number
  style: number
  font: number
  /** The scripts whose fonts the page preloads: `latin`, `devanagari`. */
  fontFiles: string[]
}

const named = /\/assets\/([\w.-]+?)-[\w-]{8}\.(json|js|css|woff2)/g
const known = new Map<string, Promise<number>>()

/** The size of an answer on the network. `fetch` would report the size after decompression. */
function wireSize(url: string): Promise<number> {
  const size = known.get(url) ?? sizeOf(url)
  known.set(url, size)
  return size
}

const sizeOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes)
        else reject(new Error(`${url} answers ${response.statusCode}`))
      })
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

/**
 * The files of a page's first view: modules with all their imports, style sheets, preloaded fonts, and the texts of
 * its language. What it fetches later is not in the document.
 */
export async function firstViewOf(origin: string, address: string): Promise<FirstView> {
  const html = await (await fetch(origin + address)).text()
  const files = new Map([...html.matchAll(named)].map(([path, name, kind]) => [path, { name, kind }]))
  const bytesOf = async (kind: string): Promise<number> => {
    const paths = [...files].filter(([, file]) => file.kind === kind).map(([path]) => path)
    const sizes = await Promise.all(paths.map((path) => wireSize(origin + path)))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }
  const [page, script, style, font, texts] = await Promise.all([
    wireSize(origin + address),
    bytesOf('js'),
    bytesOf('css'),
    bytesOf('woff2'),
    bytesOf('json'),
  ])
  const fontFiles = [...files.values()].flatMap(({ name, kind }) => (kind === 'woff2' && name ? [name] : []))
  return { page: page + texts, script, style, font, fontFiles }
}
