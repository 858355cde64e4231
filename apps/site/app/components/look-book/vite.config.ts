/**
 * Every part of the site on two pages, without server or content, for looking at while working on them:
 *
 *   vite --config app/components/look-book/vite.config.ts     then /home, /page, /mr/home, /mr/page
 *
 * `?council=small`, `one-language` or `large` shows them for a made-up council of content/councils.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { catalogueAddresses } from '../../i18n/catalogue-plugin.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Replaces the image resizer: it answers every size with the original picture. */
const unresized: Plugin = {
  name: 'unresized-pictures',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/images\/[^/]+/, '')
      next()
    }),
}

export default defineConfig({
  root: at('.'),
  publicDir: at('../../../public'),
  plugins: [unresized, catalogueAddresses()],
  server: { port: 3140, strictPort: true, fs: { allow: [at('../../../../..')] } },
})
