import { defineConfig } from 'vitest/config'

/** Tests that start, stop and break councils of their own, each on free ports and with its own data. */
const ownCouncils = [
  'backup',
  'fuzz',
  'lost-database',
  'nothing-invented',
  'nothing-lost',
  'standing',
  'storage-trouble',
  'two-desks',
].map((name) => `tests/integration/${name}.test.ts`)

// SITE_URL and CMS_URL say where the one council is that the other tests ask over HTTP, COUNCIL_DATA where its data are.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'one-council',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ownCouncils,
          testTimeout: 120_000,
        },
      },
      { test: { name: 'own-councils', include: ownCouncils, testTimeout: 120_000, maxWorkers: 2 } },
    ],
  },
})
