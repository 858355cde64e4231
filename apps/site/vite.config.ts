/// <reference types="vitest/config" />
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { catalogueAddresses } from './app/i18n/catalogue-plugin.ts'
import manifest from './package.json' with { type: 'json' }
import { browserFiles, compileHint } from './server/build/browser-files.ts'

/** The oldest browsers with full function, from package.json, as Vite names them. Samsung's 20 is Chrome's 106. */
const oldest = manifest.browserslist
  .filter((query) => !query.startsWith('samsung'))
  .map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))

export default defineConfig(({ command }) => ({
  // Vitest renders the routes itself; React Router's plugin would ask for a whole server.
  plugins: [catalogueAddresses(), ...(process.env.VITEST ? [] : [reactRouter()])],
  // Each style sheet is named after one noun, so its name keeps classes unique, and compresses better than a hash.
  css: {
    modules: { generateScopedName: (name, file) => `${path.basename(file, '.module.css')}_${name}` },
  },
  build: {
    target: oldest,
    cssTarget: oldest,
    // A catalogue is fetched by its address, so it must stay a separate file, however small.
    assetsInlineLimit: 0,
    // Nobody reads 500 sizes in the log of a start; the weight has a test of its own.
    reportCompressedSize: false,
    // What a module is imported with on demand needs of other modules is mostly here already: only its style is asked for early.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
  },
  environments: {
    ssr: {
      // One file with only the used parts of React and its packages: a smaller server that starts sooner.
      ...(command === 'build'
        ? {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': '"production"' },
            build: { rolldownOptions: { output: { comments: false } } },
          }
        : {}),
    },
    client: {
      build: {
        rolldownOptions: { output: { postBanner: compileHint, codeSplitting: { groups: browserFiles } } },
      },
    },
  },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'worker/**/*.test.ts'],
    environment: 'node',
    // Some tests start real servers or read the whole demo council; a busy machine must not fail them.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}))
