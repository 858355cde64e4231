import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Terms } from './present.ts'

/** The officers to write to, first and on appeal, with the time limits of the Act. */
export function Officers({ terms }: { terms: Terms }) {
  const { t } = useTranslation('right-to-information')
  const rows = [
    {
      id: 'application',
      step: t('stepApplication'),
      whom: t('whomApplication'),
      within: t('withinApplication'),
      answer: t('answerApplication', { days: terms.reply, hours: terms.urgent }),
    },
    {
      id: 'first',
      step: t('stepFirst'),
      whom: t('whomFirst'),
      within: t('withinFirst', { days: terms.firstAppeal, stamp: terms.stamp }),
      answer: t('answerFirst', { days: terms.firstDecision, most: terms.firstDecisionMost }),
    },
    {
      id: 'second',
      step: t('stepSecond'),
      whom: t('whomSecond'),
      within: t('withinSecond', { days: terms.secondAppeal, stamp: terms.stamp }),
      answer: t('answerSecond'),
    },
  ]
  return (
    <section className="stack">
      <h2>{t('whomTitle')}</h2>
      <DataTable
        caption={t('whomTable')}
        rows={rows}
        columns={[
          { label: t('step'), value: 'step' },
          { label: t('whom'), value: 'whom' },
          { label: t('within'), value: 'within' },
          { label: t('answer'), value: 'answer' },
        ]}
      />
    </section>
  )
}
