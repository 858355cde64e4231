import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tree',
    include: ['**/*.test.ts'],
    // A backup waits until the disk has it, and other tests write to that disk.
    testTimeout: 120_000,
  },
})
