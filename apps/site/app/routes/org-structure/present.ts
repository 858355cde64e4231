import type { Row } from '@nagardwar/contract/browser'
import type { Photo } from '../../components/gallery/photo.ts'

/** The chart of the settings. The Marathi page gets the Marathi one from the server. */
export function presentChart(settings: readonly Partial<Row<'settings'>>[], alt: string): Photo | undefined {
  const row = settings.find(({ orgChart }) => orgChart)
  if (!row?.orgChart) return undefined
  return { id: row.orgChart, path: row.orgChart, alt, facts: row.files?.[row.orgChart] }
}

/**
 * The council's description of the chart as steps: "Organisation chart: President; Chief Officer; …". A description
 * without semicolons is one step.
 */
export function chartInWords(description: string): string[] {
  const steps = description.replace(/^[^:;]*:/, '').split(';')
  return steps.map((step) => step.trim()).filter((step) => step !== '')
}
