import { describe, expect, test } from 'vitest'
import { hashInlineParts } from './csp-hashes.ts'
import { contentPolicy, frameOrigin } from './policy.ts'

describe('the policy of a page', () => {
  test('lists the hashes of marked scripts and styles, and removes the mark', () => {
    const { html, scripts, styles } = hashInlineParts(
      '<style nonce="s">a{}</style><script nonce="s">a()</script><script nonce="s" src="/a.js"></script>',
      's',
    )
    expect(html).toBe('<style>a{}</style><script>a()</script><script src="/a.js"></script>')
    expect(scripts).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"])
    expect(styles).toHaveLength(1)
  })

  test.each(['<script>x()</script>', '<script nonce="other">x()</script>', '<style>x{}</style>'])(
    '%s gets no hash',
    (html) => {
      expect(hashInlineParts(html, 's')).toEqual({ html, scripts: [], styles: [] })
    },
  )
})

test('a policy has no inline exception', () => {
  const policy = contentPolicy(
    { html: '', scripts: ["'sha256-a'"], styles: [] },
    { frames: ['https://maps.example'], images: [] },
  )
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self' 'sha256-a';")
  expect(policy).toContain('https://maps.example;')
  expect(policy).not.toContain('unsafe')
})

test.each([
  ['https://maps.example/embed?q=1', ['https://maps.example']],
  ['https://maps.example:8443/', ['https://maps.example:8443']],
  ['http://maps.example/', []],
  ["https://maps.example; script-src 'unsafe-inline'", []],
  ['javascript:alert(1)', []],
  ['', []],
  [undefined, []],
])('a map at %s may be framed from %j', (address, origins) => {
  expect(frameOrigin(address)).toEqual(origins)
})

test('the desk, and nobody else, may show a page beside its guide', () => {
  const ancestors = (desk?: string) =>
    /frame-ancestors [^;]+/.exec(
      contentPolicy({ html: '', scripts: [], styles: [] }, { frames: [], images: [], desk }),
    )?.[0]
  expect(ancestors()).toBe("frame-ancestors 'self'")
  expect(ancestors('https://desk.council.example')).toBe(
    "frame-ancestors 'self' https://desk.council.example",
  )
})
