import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  nothing: string
}

/** A table with its heading. The first cell of a row is its head. */
export function Table({ id, title, heads, rows, nothing }: Props) {
  return (
    <div className="search-analytics-part">
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        // A table that scrolls sideways is reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a region that scrolls
        <section className="search-analytics-table desk-table" aria-labelledby={id} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...others] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {others.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
