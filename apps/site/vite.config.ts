import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Vitest renders the routes itself; React Router's plugin would ask for a whole server.
  plugins: process.env['VITEST'] ? [] : [reactRouter()],
  build: {
    // A catalogue is fetched by its address, so it must stay a file of its own however small it is.
    assetsInlineLimit: 0,
  },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    environment: 'node',
  },
})
