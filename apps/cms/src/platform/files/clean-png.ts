import { pngParts } from './picture-parts.ts'

const signature = 8
const beside: ReadonlySet<string> = new Set(['eXIf', 'iTXt', 'tEXt', 'tIME', 'zTXt'])

/** The same picture without its texts, times and camera metadata, and without anything after its end. */
export function cleanPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, signature)]
  for (const { name, start, end } of pngParts(bytes))
    if (!beside.has(name)) kept.push(bytes.subarray(start, end))
  return Buffer.concat(kept)
}
