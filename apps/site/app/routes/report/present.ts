import { reportLimits } from '@nagardwar/contract/browser'
import { type ReportErrors, type ReportField, reportFields } from '../../api/report-fields.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

export type ReportProblem = { field: ReportField; message: string }

const limitOf = (field: ReportField): number => (reportLimits as Readonly<Record<string, number>>)[field] ?? 0

/** The errors of a form in the order of its fields, with their texts. */
export function useProblems(): (errors: ReportErrors) => ReportProblem[] {
  const { t } = useTranslation('report')
  const { number } = useFormat()
  return (errors) =>
    reportFields.flatMap((field) => {
      const error = errors[field]
      return error ? [{ field, message: t(error, { limit: number(limitOf(field)) }) }] : []
    })
}
