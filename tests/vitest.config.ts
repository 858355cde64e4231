import { defineConfig } from 'vitest/config'

/** Tests that start, stop and break councils of their own, each on free ports and with its own data. */
const ownCouncils = [
  'alerts',
  'backup',
  'clerk-is-told',
  'first-account',
  'fuzz',
  'hostile-content',
  'inside-tls',
  'look-book',
  'lost-database',
  'nothing-invented',
  'nothing-lost',
  'older-server',
  'push',
  'release',
  'setting-up',
  'standing',
  'storage-trouble',
  'two-desks',
].map((name) => `tests/integration/${name}.test.ts`)

// SITE_URL and CMS_URL are the addresses of the shared council, COUNCIL_DATA is its data folder.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'one-council',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ownCouncils,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'own-councils',
          include: ownCouncils,
          testTimeout: 300_000,
          // Two councils at a time are started, beside a browser's tests.
          hookTimeout: 300_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
