import { withPayload } from '@payloadcms/next/withPayload'

// Answers to programs and files run nothing. The pages of the desk have a policy of their own (src/proxy.ts), with a
// secret for each answer; a document is shown by the browser's own viewer, which a stricter policy would stop.
const policy =
  "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; script-src 'none'"

const headers = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

export default withPayload({
  transpilePackages: ['@nagardwar/contract', '@nagardwar/http'],
  poweredByHeader: false,
  // One register of metrics for all routes, however the bundler splits them.
  serverExternalPackages: ['prom-client'],
  headers: async () => [
    { source: '/:path*', headers },
    { source: '/((?!admin).*)', headers: [{ key: 'Content-Security-Policy', value: policy }] },
  ],
})
