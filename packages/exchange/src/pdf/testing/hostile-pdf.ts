import { deflateSync } from 'node:zlib'

const megabyte = 1024 * 1024

/** A page whose content is what `stream` says, with its dictionary. */
function withContent(dictionary: string, stream: Uint8Array): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</R 4 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((object, at) => `${at + 1} 0 obj${object}endobj\n`)
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${objects.join('')}5 0 obj<<${dictionary}/Length ${stream.length}>>stream\n`),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Size 6/Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
  ])
}

/** A few KB that unpack to a content of more than a gigabyte. */
export function nestedBomb(megabytes = 1200): Buffer {
  const line = 'BT /R 9 Tf 20 20 Td (aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) Tj ET\n'
  const inside = deflateSync(Buffer.alloc(megabytes * megabyte, line), { level: 9 })
  return withContent('/Filter[/FlateDecode/FlateDecode]', deflateSync(inside, { level: 9 }))
}

/** Marks of lists of objects before one packed part, each of which a careless reader unpacks anew. */
export const manyMarks = (count = 2500): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n${'/ObjStm'.repeat(count)}\nstream\n`),
    deflateSync(Buffer.alloc(15 * megabyte)),
    Buffer.from('\nendstream\nstartxref\n0\n%%EOF\n'),
  ])

/** Forms that draw each other: 2 KB, and letters without end. */
export function drawnAgain(depth = 12, times = 10): Buffer {
  const form = (at: number): string => {
    const own = at === depth ? 'BT /R 9 Tf (ha) Tj ET' : `/X${at + 1} Do `.repeat(times)
    const next = at === depth ? '/Font<</R 4 0 R>>' : `/XObject<</X${at + 1} ${at + 7} 0 R>>`
    return `${at + 6} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${next}>>/Length ${own.length}>>stream\n${own}\nendstream endobj\n`
  }
  const forms = Array.from({ length: depth + 1 }, (_, at) => form(at)).join('')
  return Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 5 0 R/Resources<</XObject<</X0 6 0 R>>>>>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length 6>>stream\n/X0 Do\nendstream endobj\n${forms}trailer<</Size 99/Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
  )
}
