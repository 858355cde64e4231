// Build step: the server and its threads as plain JavaScript.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: {
    noExternal: true,
    external: ['sharp', '@hyzyla/pdfium'],
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'build/node',
    minify: false,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/search/index/index-worker.ts',
        'server/search/documents/read-pdf-worker.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', comments: false },
    },
  },
})
