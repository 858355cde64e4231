const signs = { well: '  well   ', bad: '! MEND   ', unknown: '? unseen ' }

/** One line for each finding, with what to do below it; what is to be fixed comes last, where it is read. */
export function reportOf(findings) {
  const order = ['well', 'unknown', 'bad']
  const sorted = findings.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const lines = sorted.map(
    ({ state, what, mend }) => `${signs[state]}${what}${mend ? `\n           ${mend}` : ''}`,
  )
  const count = (state) => findings.filter((each) => each.state === state).length
  return `${lines.join('\n')}\n\n${count('well')} well, ${count('bad')} to fix, ${count('unknown')} not seen`
}
