import { defineConfig } from 'vitest/config'

// Each room has its own configuration; the tests of scripts and documents are in tests/unit.
export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'tests/unit'] },
})
