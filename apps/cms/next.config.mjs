import { withPayload } from '@payloadcms/next/withPayload'

// Next and Payload put inline scripts into the desk's pages, so script sources cannot be listed here; what
// can be closed without breaking the desk, is.
const policy = "frame-ancestors 'self'; object-src 'none'; base-uri 'self'; form-action 'self'"

const headers = [
  { key: 'Content-Security-Policy', value: policy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

export default withPayload({
  transpilePackages: ['@nagardwar/contract'],
  poweredByHeader: false,
  // One register of metrics for all routes, however the bundler splits them.
  serverExternalPackages: ['prom-client'],
  headers: async () => [{ source: '/:path*', headers }],
})
