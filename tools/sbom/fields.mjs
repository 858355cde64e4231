/** What handles what strangers send, or keeps what they trust: fixed first (docs/audit/updates.md). */
const critical = new Set([
  'payload',
  'next',
  'react-router',
  'hono',
  '@hono/node-server',
  'sharp',
  '@hyzyla/pdfium',
  'libsql',
  'pg',
  'age-encryption',
  'Node.js',
  'OpenSSL',
  'llhttp',
  'nghttp2',
  'libvips',
  'PDFium',
  'SQLite (libSQL)',
])

const unknown = 'not stated by the supplier'

/** How much depends on a part. */
const weightOf = (name, isDirect) => {
  if (critical.has(name)) return 'critical'
  return isDirect ? 'high' : 'medium'
}

/** LGPL and MPL bind changes of the library; all others ask for their notice alone. */
const restrictionsOf = (licence) =>
  /GPL|MPL/.test(licence ?? '')
    ? 'used unchanged; changes of it stay under its licence'
    : 'none but its notice'

/**
 * The fields of CERT-In's guidelines (2.0, 2025) that CycloneDX has no place for, as properties. `facts`: `name`,
 * `licence`, `origin`, `isDirect` (an app names it), `isExecutable` (it brings a program), `archive` (how it is handed
 * out), `released` and `supportEnds` (days), `inside` (the package that brings it), `comment`.
 */
export function fieldsOf(facts) {
  const fields = {
    origin: facts.origin,
    criticality: weightOf(facts.name, facts.isDirect),
    'usage-restrictions': restrictionsOf(facts.licence),
    released: facts.released ?? unknown,
    'support-ends': facts.supportEnds ?? unknown,
    executable: facts.isExecutable ? 'yes' : 'no',
    archive: facts.archive ?? 'no',
    structured: 'yes',
    'inside-package': facts.inside,
    comment: facts.comment,
  }
  return Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => ({ name: `nagardwar:${name}`, value }))
}
