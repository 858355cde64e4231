import { Paragraphs } from '../components/linked-text/paragraphs.tsx'
import { BarChart } from './bar-chart.tsx'
import { BudgetTable } from './budget-table.tsx'
import type { BudgetBody, Section } from './budget-view.ts'

/** The charts and tables of a year, made by the server alone. */
export const WrittenBudget = ({ body }: { body: BudgetBody }) => {
  const { perResident, note, glance, sections, yearsTitle, years, sheet, unclosed, proposals } = body
  return (
    <>
      {years.length > 1 ? (
        <nav aria-labelledby="other-years">
          <h2 id="other-years" className="vh">
            {yearsTitle}
          </h2>
          <ul>
            {years.map(({ to, text, isHere }) => (
              <li key={to}>
                <a href={to} aria-current={isHere ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className="stack">
        {perResident ? <p>{perResident}</p> : null}
        {unclosed ? <p>{unclosed}</p> : null}
        {note ? <Paragraphs>{note}</Paragraphs> : null}
        <BudgetTable {...glance} />
      </div>
      {sections.map((section) => (
        <SideOrYears key={section.id} {...section} />
      ))}
      {proposals ? (
        <section className="stack" aria-labelledby="proposals-heading">
          <h2 id="proposals-heading">{proposals.title}</h2>
          <ul className="list">
            {proposals.links.map(({ to, text }) => (
              <li key={to}>
                <a href={to}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {sheet ? (
        <p data-sheet="">
          <a href={sheet.href} download>
            {sheet.text}
          </a>
        </p>
      ) : null}
    </>
  )
}

const SideOrYears = ({ id, title, chart, table }: Section) => (
  <section className="stack" aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{title}</h2>
    {chart ? <BarChart {...chart} /> : null}
    <BudgetTable {...table} />
  </section>
)
