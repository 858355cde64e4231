import { daysTaken, isDone, isLate, type PublicReport } from './report.ts'

export type ReportFigures = {
  all: number
  open: number
  late: number
  done: number
  /** Half of those that are done took so many days or fewer; undefined where none is done. */
  medianDays: number | undefined
}

/** The one in the middle; of an even number the mean of the two, to half a day. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((one, other) => one - other)
  const half = sorted.length / 2
  const [lower, upper] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2
}

/** Figures of some reports on a day. */
export function figuresOf(reports: readonly PublicReport[], today: number): ReportFigures {
  const done = reports.filter(isDone)
  return {
    all: reports.length,
    open: reports.length - done.length,
    late: reports.filter((report) => isLate(report, today)).length,
    done: done.length,
    medianDays: median(done.flatMap((report) => daysTaken(report) ?? [])),
  }
}

export type FiguresOfGroup = ReportFigures & { id: string; name: string }

/** The figures of each group, in the order in which the groups are first met. Reports of no group are in none. */
export function figuresBy(
  reports: readonly PublicReport[],
  groupOf: (report: PublicReport) => { id: string; name: string },
  today: number,
): FiguresOfGroup[] {
  const groups = new Map<string, { name: string; reports: PublicReport[] }>()
  for (const report of reports) {
    const { id, name } = groupOf(report)
    if (!id) continue
    const group = groups.get(id)
    if (group) group.reports.push(report)
    else groups.set(id, { name, reports: [report] })
  }
  return [...groups].map(([id, group]) => ({ id, name: group.name, ...figuresOf(group.reports, today) }))
}
