import style from './linked-text.module.css'
import { LinkedText } from './linked-text.tsx'

/** A long text of the council: blank lines divide paragraphs, single ones begin a new line. */
export const Paragraphs = ({ children }: { children: string }) =>
  paragraphsOf(children).map(({ id, text }) => (
    <p key={id} className={style.paragraph}>
      <LinkedText>{text}</LinkedText>
    </p>
  ))

export const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, id) => ({ id, text: paragraph }))
