export type ByteRange = { start: number; end: number }

/**
 * Reads a `Range` header (RFC 9110, section 14): one range of bytes, the last one included. `undefined` means the
 * whole file, as for several ranges or a header that cannot be read; `'none'` means that the file has no such part.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'none' | undefined {
  const match = header?.match(/^bytes=([0-9]{0,15})-([0-9]{0,15})$/)
  if (!match) return undefined
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return undefined
  if (from === '')
    return to === '0' || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start < size ? { start, end } : 'none'
}
