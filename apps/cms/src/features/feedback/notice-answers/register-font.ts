import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import { only } from '../../../views/page/endpoint.ts'
import { registerWords } from './words.ts'

/** Where the register finds its letters, below the address of the desk's API. */
export const fontPath = '/register-font'

const file = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../../../node_modules/@fontsource-variable/noto-sans-devanagari/files',
  'noto-sans-devanagari-devanagari-wght-normal.woff2',
)

/** `GET /register-font`: the letters of the desk's pages. Their own address has a mark that is made at the build. */
export const registerFont: Endpoint = {
  path: fontPath,
  method: 'get',
  handler: only(
    editors,
    registerWords.onlyEditors,
    async () =>
      new Response(new Uint8Array(await readFile(file)), {
        headers: { 'content-type': 'font/woff2', 'cache-control': 'private, max-age=2592000' },
      }),
  ),
}
