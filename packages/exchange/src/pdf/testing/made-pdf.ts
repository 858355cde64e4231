/** A line of a made-up page: where it begins, how large it is, and in which face. */
export type MadeLine = { text: string; y: number; x?: number; size?: number; isBold?: boolean }

/** A PDF with these lines on its pages, in Latin letters, without tags; a page without lines is as a scan is. */
export function madePdf(pages: readonly (readonly MadeLine[])[]): Buffer {
  const kids = pages.map((_, page) => `${5 + 2 * page} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
    ...pages.flatMap((lines, page) => {
      const content = lines.map(written).join('\n')
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${6 + 2 * page} 0 R/Resources<</Font<</R 3 0 R/B 4 0 R>>>>>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ]
    }),
  ]
  return Buffer.from(fileOf(objects), 'latin1')
}

const written = ({ text, y, x = 60, size = 11, isBold = false }: MadeLine): string =>
  `BT /${isBold ? 'B' : 'R'} ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`

function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`
}
