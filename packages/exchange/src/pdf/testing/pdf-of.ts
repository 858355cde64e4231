import { deflateSync } from 'node:zlib'

/** What a made-up document has: entries of its catalogue and its page, and objects from number 10 on. */
export type MadeParts = { catalog?: string; page?: string; objects?: readonly string[] }

const first = 10

function objectsOf({ catalog = '', page = '', objects = [] }: MadeParts): [number, string][] {
  return [
    [1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`],
    [2, '<</Type/Pages/Count 1/Kids[3 0 R]>>'],
    [3, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${page}>>`],
    ...objects.map((object, index): [number, string] => [first + index, object]),
  ]
}

/** A document of one page, with each object at the place that its table says. */
export function pdfOf(parts: MadeParts): Buffer {
  let file = '%PDF-1.7\n'
  const sections = objectsOf(parts).map(([number, object]) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${number} 0 obj\n${object}\nendobj\n`
    return `${number} 1\n${row}`
  })
  const size = first + (parts.objects?.length ?? 0)
  const table = `xref\n0 1\n0000000000 65535 f \n${sections.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

const flate = (bytes: Buffer): Buffer => deflateSync(bytes)
const hexOfFlate = (bytes: Buffer): Buffer => Buffer.from(`${deflateSync(bytes).toString('hex')}>`)

/** The same with all objects in a compressed list (object stream), and its table in a stream. */
export function packedPdfOf(parts: MadeParts, packing: 'flate' | 'hex of flate' = 'flate'): Buffer {
  const objects = objectsOf(parts)
  const [list, table] = [first + objects.length, first + objects.length + 1]
  let body = ''
  const places = objects.map(([number, object]) => {
    const place = `${number} ${body.length}`
    body += `${object}\n`
    return place
  })
  const head = `${places.join(' ')}\n`
  const pack = packing === 'flate' ? flate : hexOfFlate
  const packed = pack(Buffer.from(head + body, 'latin1'))
  const filter = packing === 'flate' ? '/FlateDecode' : '[/ASCIIHexDecode/FlateDecode]'
  const streamOf = (number: number, dictionary: string, bytes: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`${number} 0 obj\n<<${dictionary}/Length ${bytes.length}>>stream\n`, 'latin1'),
      bytes,
      Buffer.from('\nendstream\nendobj\n'),
    ])
  const begin = Buffer.from('%PDF-1.7\n')
  const lists = streamOf(
    list,
    `/Type/ObjStm/N ${objects.length}/First ${head.length}/Filter${filter}`,
    packed,
  )
  const place = begin.length + lists.length
  const rows = Buffer.alloc((table + 1) * 5)
  objects.forEach(([number], index) => {
    rows.set([2, 0, list, 0, index], number * 5)
  })
  rows.set([1, begin.length >> 8, begin.length & 255, 0, 0], list * 5)
  rows.set([1, place >> 8, place & 255, 0, 0], table * 5)
  const xref = streamOf(table, `/Type/XRef/Size ${table + 1}/W[1 2 2]/Root 1 0 R`, rows)
  return Buffer.concat([begin, lists, xref, Buffer.from(`startxref\n${place}\n%%EOF\n`)])
}
