import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@payload-config': path.join(import.meta.dirname, 'src/payload.config.ts') } },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    setupFiles: ['tests/prepared/known-hashes.ts'],
    // Modules are loaded once by a worker; `tests/council.ts` gives each file a council of its own.
    isolate: false,
    // A council of its own for a test file: opening and migrating the database, and loading packages for the first file,
    // takes minutes on a machine several times as slow and busy.
    testTimeout: 90_000,
    hookTimeout: 300_000,
  },
})
