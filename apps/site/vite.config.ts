/// <reference types="vitest/config" />
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { catalogueAddresses } from './app/i18n/catalogue-plugin.ts'
import manifest from './package.json' with { type: 'json' }
import { matchedRoutesFirst } from './server/build/matched-first.ts'
import { unusedReact } from './server/build/unused-react.ts'
import { unusedRouter } from './server/build/unused-router.ts'
import { withoutFunctions } from './server/build/without-functions.ts'

/** The oldest browsers with full function, from package.json, as Vite names them. Samsung's 20 is Chrome's 106. */
const oldest = manifest.browserslist
  .filter((query) => !query.startsWith('samsung'))
  .map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))

/** The code around every page. Parts of these folders that only some pages use are bundled with those pages. */
const frame = [
  /app\/root\.tsx/,
  /app\/(styles|i18n(?!\/catalogue-addresses)|disclosure(?!\/heading-documents)|layout|error-pages|start)\//,
  /app\/recovery\/(?!foreign-nodes)/,
  /app\/resource\/(?!use-page-of)/,
  /app\/page-templates\/(?!documents-page|headed-texts|office-holders|present-)/,
  /app\/api\/(?!feedback|search|useful)/,
  /packages\/contract\/src\/(?!feedback|well-formed|year|reader|field-patterns|generated\/(browser-fields|wire-names)|wire-name|to-domain|opening-hours|position|browser-reader)/,
  // Too small for files of their own: a request costs more than they weigh.
  /app\/(latest\/present-(news|notices|photos)|components\/(helpline|hydration|map-panel|pdf|site-link)\/)/,
]

/**
 * Every page runs nearly all of these: Chromium compiles them in a thread of its own while they arrive, instead of function
 * by function in the page's (https://v8.dev/blog/explicit-compile-hints). Other browsers read a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad'
const isNeededAtOnce = /^(framework|frame)$/

const galleries =
  /app\/(components\/(gallery\/(gallery|photo)|video\/video-gallery)\.|latest\/present-videos)/

const together = [
  { name: 'data-table', modules: /app\/components\/data-table\// },
  {
    name: 'hours',
    modules:
      /app\/places\/(opening-hours|opening-state|hours-in-words|use-place-time)\.|contract\/src\/opening-hours/,
  },
  {
    name: 'now',
    modules: /app\/(clock\/india-day|alerts\/use-now|components\/state-label\/state-label)\./,
  },
  {
    name: 'way',
    modules:
      /app\/places\/(find-panel|placed|map-addresses|way|way-there|place-data)\.|contract\/src\/position/,
  },
  { name: 'feedback', modules: /app\/(api\/feedback|feedback\/tab-store)\./ },
  { name: 'ward', modules: /app\/wards\/(my-ward-place|chosen-ward|use-chosen-ward|ward-numbers?)\./ },
  {
    name: 'states',
    modules: /app\/(service-states\/|alerts\/(alert-item|present-alerts)|push\/(push-offer|use-device))/,
  },
]

/** `react-dom/server` contains a second renderer for `renderToString`, which we never call. */
const withoutSecondRenderer: Plugin = {
  name: 'without-second-renderer',
  apply: 'build',
  load: { filter: { id: /react-dom-server-legacy/ }, handler: () => 'module.exports = {}' },
}

/**
 * If a page's module is missing, React Router reloads the current page. Here the server's version of the requested
 * page is loaded instead (app/recovery).
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

/**
 * All routes are known from the first page (react-router.config.ts), so the code that asks the server for more is
 * removed.
 */
const withoutRouteDiscovery: Plugin = {
  name: 'without-route-discovery',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/.*\/fog-of-war\.js$/ },
    handler: (code) => code.replaceAll('!isFogOfWarEnabled(routeDiscovery, ssr)', 'true'),
  },
}

/**
 * React Router's default error page would replace the server's page: the error is thrown on instead. Its page for a
 * website without server rendering is never shown.
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

/** Removes React Router's timing of navigations (`instrumentations`): nothing here uses it. */
const withoutInstrumentations: Plugin = {
  name: 'without-instrumentations',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/.*\/router\/router\.js$/ },
    handler: (code) =>
      code
        .replaceAll('if (init.instrumentations)', 'if (false)')
        .replaceAll('consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'),
  },
}

/** Leaves out what the site does not use of React DOM and React Router (decision 0137). */
const withoutUnused: Plugin = {
  name: 'without-unused',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-dom-client\.production\.js$|react-router\/dist\/production\// },
    handler: (code, id) => {
      const file = id.split('react-router/dist/production/')[1]
      const bodies = file === undefined ? unusedReact : unusedRouter[file]
      return bodies ? withoutFunctions(code, bodies) : undefined
    },
  },
}

const ownBuild = [
  withoutUnused,
  withoutSecondRenderer,
  lostModules,
  withoutRouteDiscovery,
  withoutLastPages,
  withoutInstrumentations,
  matchedRoutesFirst,
]

export default defineConfig(({ command }) => ({
  // Vitest renders the routes itself; React Router's plugin would ask for a whole server.
  plugins: [catalogueAddresses(), ...(process.env.VITEST ? [] : [reactRouter(), ...ownBuild])],
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
        // What every page needs is one file: fewer requests, and better compression.
        rolldownOptions: {
          output: {
            postBanner: ({ name }) => (isNeededAtOnce.test(name) ? compileHint : ''),
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  // Fetched when the page is idle. Without its own priority it would become part of the frame; with what
                  // it imports, it would take the contract out of the frame, and be part of every first view.
                  name: 'catalogue-addresses',
                  test: /virtual:catalogue-addresses/,
                  priority: 1,
                },
                { name: 'frame', test: (module) => frame.some((room) => room.test(module)) },
                // Both are on the home page, and small; what they open is fetched on demand.
                { name: 'galleries', test: galleries },
                // Small modules that the same pages use: together they compress better, and are one request.
                ...together.map(({ name, modules }) => ({ name, test: modules })),
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
