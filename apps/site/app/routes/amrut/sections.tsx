import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { AmrutFigures } from './present.ts'
import { ProgressTable } from './progress-table.tsx'

type Props = { figures: AmrutFigures }

const components = [1, 2, 3, 4, 5, 6, 7, 8] as const

export function About({ guidelines }: { guidelines: string }) {
  const { t } = useTranslation('amrut')
  return (
    <div className="split split--2">
      <section className="prose">
        <h2>{t('aboutTitle')}</h2>
        <p>{t('about', { date: guidelines })}</p>
      </section>
      <section className="prose">
        <h2>{t('componentsTitle')}</h2>
        <ul>
          {components.map((component) => (
            <li key={component}>{t(`component${component}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The two phases of the sewerage scheme. */
export function Phases({ figures }: Props) {
  const { t } = useTranslation('amrut')
  return (
    <div className="split split--2">
      <section className="prose">
        <h2>{t('phase1Title')}</h2>
        <ul>
          <li>{t('phase1Plants')}</li>
          <li>{t('phase1Pumps')}</li>
          <li>{t('phase1Network', { km: figures.kilometres })}</li>
          <li>{t('phase1Since', { date: figures.since })}</li>
        </ul>
      </section>
      <section className="prose">
        <h2>{t('phase2Title')}</h2>
        <ul>
          <li>{t('phase2Plants')}</li>
          <li>{t('phase2Pumps')}</li>
          <li>{t('phase2Proposal', { amount: figures.proposal })}</li>
          <li>{t('phase2Approval', { date: figures.approval })}</li>
          <li>{t('phase2Order', { date: figures.order })}</li>
        </ul>
      </section>
    </div>
  )
}

export function Progress({ figures }: Props) {
  const { t } = useTranslation('amrut')
  const { year } = figures
  return (
    <section className="stack">
      <h2>{t('progressTitle', { year })}</h2>
      <p>{t('progress')}</p>
      {figures.serials.map(({ serial, written }) => (
        <ProgressTable
          key={serial}
          serial={serial}
          caption={t('table', { serial: written, year })}
          figures={figures}
        />
      ))}
    </section>
  )
}

/** Who pays for it. */
export function Funds({ figures }: Props) {
  const { t } = useTranslation('amrut')
  return (
    <section className="prose">
      <h2>{t('fundsTitle')}</h2>
      <DataTable
        caption={t('fundsTable')}
        note={t('fundsUnit')}
        unnumbered
        rows={(['centre', 'state', 'council'] as const).map((source) => ({ id: source, source }))}
        columns={[
          { label: t('source'), cell: (row) => t(row.source) },
          { label: t('share'), cell: (row) => figures[row.source], numeric: true },
        ]}
        foot={[t('total'), figures.grant]}
      />
    </section>
  )
}
