import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { catalogueAddresses } from './app/i18n/catalogue-plugin.ts'
import manifest from './package.json' with { type: 'json' }

/** The oldest browsers with full function, from package.json, as Vite names them. Samsung's 20 is Chrome's 106. */
const oldest = manifest.browserslist
  .filter((query) => !query.startsWith('samsung'))
  .map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))

/** What stands around every page. Of these rooms, what only some pages have comes with those pages. */
const frame = [
  /app\/root\.tsx/,
  /app\/(styles|i18n|disclosure|layout|error-pages|start)\//,
  /app\/recovery\/(?!foreign-nodes)/,
  /app\/resource\/(?!use-page-of)/,
  /app\/page-templates\/(?!documents-page|headed-texts|office-holders|present-)/,
  /app\/api\/(?!feedback|search|useful)/,
  /packages\/contract\/src\/(?!feedback|well-formed|year|reader|field-patterns|generated\/browser-fields|wire-name)/,
  // Too small for files of their own: a request costs more than they weigh.
  /app\/(latest\/present-(news|notices|photos)|components\/(helpline|map-panel|pdf|site-link)\/)/,
]

const galleries =
  /app\/(components\/(gallery\/(gallery|photo)|video\/video-gallery)\.|latest\/present-videos)/

/** `react-dom/server` brings a second renderer along, for `renderToString`, which nothing here calls. */
const withoutSecondRenderer: Plugin = {
  name: 'without-second-renderer',
  apply: 'build',
  load: { filter: { id: /react-dom-server-legacy/ }, handler: () => 'module.exports = {}' },
}

/**
 * When a page's module can't be had, React Router loads the page in view again. The page that was asked for comes from
 * the server instead (app/recovery).
 */
const lostModules: Plugin = {
  name: 'lost-modules',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/.*\/routeModules\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/console\.error\([^;]*\);/g, '')
        .replace(
          'window.location.reload();',
          "dispatchEvent(new CustomEvent('lost-module', { detail: error }));",
        ),
  },
}

/** All routes are known at the first view (react-router.config.ts): what asks the server for more of them is left out. */
const withoutRouteDiscovery: Plugin = {
  name: 'without-route-discovery',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/.*\/fog-of-war\.js$/ },
    handler: (code) => code.replaceAll('!isFogOfWarEnabled(routeDiscovery, ssr)', 'true'),
  },
}

/**
 * React Router's last error page would stand in the place of the server's page: what it can't show is thrown on. Its
 * page for a website that the server has not rendered is never shown.
 */
const withoutLastPages: Plugin = {
  name: 'without-last-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/.*\/(errorBoundaries|fallback)\.js$/ },
    handler: (code) =>
      code
        .replace('let { nonce } = useFrameworkContext();', 'throw error;')
        .replace('function RemixRootDefaultHydrateFallback() {', '$& return null;'),
  },
}

const ownBuild = [withoutSecondRenderer, lostModules, withoutRouteDiscovery, withoutLastPages]

export default defineConfig(({ command }) => ({
  // Vitest renders the routes itself; React Router's plugin would ask for a whole server.
  plugins: [catalogueAddresses(), ...(process.env.VITEST ? [] : [reactRouter(), ...ownBuild])],
  // Each style sheet is named after one noun, so its name keeps classes apart, and packs better than a checksum does.
  css: {
    modules: { generateScopedName: (name, file) => `${path.basename(file, '.module.css')}_${name}` },
  },
  build: {
    target: oldest,
    cssTarget: oldest,
    // A catalogue is fetched by its address, so it must stay a file of its own however small it is.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      // One file of what is really used of React and its friends: a smaller server that starts sooner.
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
        // What every page needs is one file: fewer requests, and it compresses better than its parts.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|i18next|react-i18next)\//,
                },
                {
                  // Fetched when the page is quiet. Without a right of its own the frame would take it along.
                  name: 'catalogue-addresses',
                  test: /catalogue-addresses/,
                  priority: 1,
                },
                { name: 'frame', test: (module) => frame.some((room) => room.test(module)) },
                // Both are on the home page, and small; what they open is fetched when it is opened.
                { name: 'galleries', test: galleries },
              ],
            },
          },
        },
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
