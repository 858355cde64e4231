/**
 * Every part of the site on two pages, without server or content, for looking at while working on them:
 *
 *   vite --config app/components/look-book/vite.config.ts     then /home, /page, /mr/home, /mr/page
 */
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Stands for the image resizer: it answers every size with the picture itself. */
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
  plugins: [unresized],
  server: { port: 3140, strictPort: true, fs: { allow: [at('../../../../..')] } },
})
