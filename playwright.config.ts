import { defineConfig } from '@playwright/test'

const headless = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Tests of what a device stores, or what a first visit loads, start with a clean browser.
const firstVisits = ['offline.test.ts', 'weight.test.ts']

// Each person of the staff has one account, whose language and unsaved text a second worker would change.
const deskTests = [
  'approvals',
  'approvals-together',
  'clerks-day',
  'department-clerk',
  'desk',
  'desk-access',
  'desk-before-script',
  'findings',
  'search-analytics',
  'many-documents',
  'many-photos',
  'message-work',
  'notice-answers',
  'pasted-text',
  'text-editor',
  'personal-data',
  'released-reports',
  'second-factor',
  'settings-drafts',
  'sheets',
  'stale-saves',
  'what-clerks-see',
].map((name) => `**/browser/${name}.test.ts`)

// SITE_URL and CMS_URL name the running council, CHROMIUM_PATH the browser; `npm test` sets all three.
export default defineConfig({
  testDir: 'tests/browser',
  // On a machine several times as slow, and busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A busy machine may slow a browser down once; a test that passes only on the retry is reported as flaky.
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: headless },
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    // A new page takes four times the processor time of a visit. Between two tests Playwright resets the existing one:
    // cookies, storage, cache, routes, scripts, size (docs/decisions/0049).
    { name: 'pages', testIgnore: [...firstVisits, ...deskTests], use: { reuseContext: true } },
    // Staff are in India, and the desk's server writes its times.
    {
      name: 'desk',
      testMatch: deskTests,
      use: { reuseContext: true, timezoneId: 'Asia/Kolkata' },
      workers: 1,
    },
    { name: 'first visits', testMatch: firstVisits },
  ],
})
