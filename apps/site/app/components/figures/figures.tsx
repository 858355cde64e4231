import style from './figures.module.css'

export type Figure = { label: string; value: string; unit?: string }

/** The few numbers that sum a page up. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={style.figures}>
    {figures.map(({ label, value, unit }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">
          {value}
          {unit ? <small> {unit}</small> : null}
        </dd>
      </div>
    ))}
  </dl>
)
