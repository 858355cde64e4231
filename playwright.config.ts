import { defineConfig } from '@playwright/test'

const headless = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// What a device keeps between visits, and what a first visit loads, is looked at with nothing left from other tests.
const firstVisits = ['offline.test.ts', 'weight.test.ts']
// Not yet tried in a page that other tests had.
const untried = ['counter', 'departments', 'every-navigation', 'feedback', 'lost-texts', 'navigation'].concat(
  ['search', 'share', 'translated'],
)
const alone = [...firstVisits, ...untried.map((name) => `${name}.test.ts`)]

// SITE_URL and CMS_URL name the running council, CHROMIUM_PATH the browser; `npm test` sets all three.
export default defineConfig({
  testDir: 'tests/browser',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // A busy machine may starve a browser once; a test that passes only then is named as flaky.
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: headless },
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    // A new page costs four times the processor time of a visit. Between two tests Playwright empties the one that is
    // there: cookies, storage, cache, routes, scripts, size (docs/decisions/0049).
    { name: 'pages', testIgnore: alone, use: { reuseContext: true } },
    { name: 'first visits', testMatch: alone },
  ],
})
