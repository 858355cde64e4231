import { Fragment } from 'react'
import style from './letter-sheet.module.css'
import type { Letter } from './service-view.ts'

/** A letter on a sheet of its own, with lines to write on. */
export const LetterSheet = ({ language, title, parts, blank }: Letter) => (
  <article className={style.sheet} lang={language}>
    <h2>{title}</h2>
    {parts.map(({ kind, text }) => (
      <p key={text} className={style[kind]}>
        <WithBlanks text={text} blank={blank} />
      </p>
    ))}
  </article>
)

const WithBlanks = ({ text, blank }: { text: string; blank: string }) =>
  text.split('____').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    <Fragment key={index}>
      {index > 0 ? (
        <span className={style.blank}>
          <span className="vh">{blank}</span>
        </span>
      ) : null}
      {part}
    </Fragment>
  ))
