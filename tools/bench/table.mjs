/** One row of the table. Without a target it only informs; `isMet` is also undefined if nothing was measured. */
export const row = (what, target, measured, isMet) => ({ what, target, measured, isMet })

const verdict = ({ isMet }) => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED')

/** Markdown for docs/performance.md. */
export function printTable(rows) {
  const cells = [
    ['What', 'Target', 'Measured', ''],
    ...rows.map((each) => [each.what, each.target ?? '', each.measured, verdict(each)]),
  ]
  const widths = cells[0].map((_, column) => Math.max(3, ...cells.map((line) => line[column].length)))
  const lines = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`,
  )
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  console.log(`\n${lines.join('\n')}\n`)
}

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
export const megabytes = (bytes) => `${Math.round(bytes / 1024 ** 2)} MB`
export const milliseconds = (ms) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`
export const perSecond = (count) => `${Math.round(count).toLocaleString('en')}/s`

export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
