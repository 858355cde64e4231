import { defineConfig } from '@playwright/test'

const headless = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

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
})
