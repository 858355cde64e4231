import style from './figures.module.css'

export type Figure = { label: string; value: string; unit?: string }

/** A page's few key figures. */
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
