import type { DeskLanguage, Words } from '../../platform/words/words.ts'

type Props = { heads: readonly Words[]; language: DeskLanguage }

/** The heads of a table's columns, in the language of the desk. */
export const TableHeads = ({ heads, language }: Props) =>
  heads.map((head) => (
    <th key={head.en} scope="col">
      {head[language]}
    </th>
  ))
