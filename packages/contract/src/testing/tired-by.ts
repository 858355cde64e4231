const signs = [...' \n\t\u00a0aक\u0301\u093e0.-,/[<', '{{', ' \n']

/** One sign again and again, between two others and at both ends: careless text rules need minutes for some of these. */
const tiringTexts = signs.flatMap((sign) => {
  const run = sign.repeat(100_000 / sign.length)
  return [`a${run}b`, `${run}b`, `a${run}`]
})

/** The milliseconds of processor that this thread spends on the work. Other programs do not change them. */
function processorMilliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The start of the first text of 100,000 signs that costs a text rule more than 50 ms of processor; of none, nothing. */
export const tiredBy = (rule: (text: string) => unknown): string | undefined =>
  tiringTexts.find((text) => processorMilliseconds(() => rule(text)) > 50)?.slice(0, 4)
