import { toMarathiDigits } from '../../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../../platform/words/words.ts'
import type { Arrangement } from './arrangement.ts'
import { arrangeWords as words } from './words.ts'

type Props = { arrangement: Arrangement; language: DeskLanguage }

/** The first rows of a sheet as they were read. */
export function FirstRows({ arrangement: { rows, row, columns }, language }: Props) {
  const number = (at: number): string => (language === 'mr' ? toMarathiDigits(at + 1) : String(at + 1))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section className="sheet-first-rows" aria-label={words.firstRows[language]} tabIndex={0}>
      <table>
        <caption>{words.firstRows[language]}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ at, letter }) => (
              <th key={at} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
            <tr key={index} data-headings={index === row - 1 || undefined}>
              <th scope="row">
                {number(index)}
                {index === row - 1 ? ` ${words.headings[language]}` : ''}
              </th>
              {columns.map(({ at }) => (
                <td key={at}>{cells[at] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
