import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Encoding } from '@nagardwar/http/encoding'
import { arrange, type Representation } from '@nagardwar/http/representation'
import { everyAnswer, nothingInside } from '@nagardwar/http/security-headers'
import { serverTiming } from '@nagardwar/http/server-timing'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

export type Assets = { at(address: string): Representation | undefined }

/**
 * The files of the build, in a table made at the start. What is not in it does not exist, so no address can lead out
 * of the folder. All are read at the start: a new build does not disturb a running site.
 */
export function createAssets(folder: string, origin: string): Assets {
  const files = new Set(globSync('**/*', { cwd: folder }).filter((file) => isFile(path.join(folder, file))))

  function read(file: string): Representation {
    const full = path.join(folder, file)
    const identity = readFileSync(full)
    const packed = (ending: string): Buffer =>
      files.has(file + ending) ? readFileSync(full + ending) : identity
    return withoutFalseEncodings(
      arrange(
        200,
        { br: packed('.br'), gzip: packed('.gz'), identity },
        {
          ...everyAnswer(origin),
          ...headersOf(file),
          'server-timing': serverTiming({ name: 'cache', found: 'hit' }),
        },
      ),
      identity,
    )
  }

  const kept = new Map([...files].filter(typeOf).map((file) => [`/${file}`, read(file)]))
  return { at: (address) => kept.get(address) }
}

const isFile = (file: string): boolean => statSync(file).isFile()
const typeOf = (file: string): string | undefined => types[path.extname(file).slice(1)]

/** The service worker is always revalidated, so that a fix arrives soon. It can reach only this website. */
const ofWorker = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'",
}

function headersOf(file: string): Record<string, string> {
  const isHashed = file.startsWith('assets/')
  return {
    'content-type': typeOf(file) ?? '',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'content-security-policy': nothingInside,
    ...(file === 'service-worker.js' ? ofWorker : {}),
    ...(file.endsWith('.svg')
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'" }
      : {}),
  }
}

/** A file that compression does not shrink is sent uncompressed. */
function withoutFalseEncodings(answer: Representation, identity: Buffer): Representation {
  const plain = (encoding: Encoding) =>
    answer.forms[encoding].body === identity ? answer.forms.identity : answer.forms[encoding]
  return { ...answer, forms: { br: plain('br'), gzip: plain('gzip'), identity: answer.forms.identity } }
}
