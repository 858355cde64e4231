import { Fragment } from 'react'
import { Text } from './text.tsx'

// Characters that no text has: Unicode keeps them for private use.
const firstSlot = 0xe000
const slots = /([\uE000-\uE00F])/

/** Stands in a sentence for a text of the council. */
export const slot = (index: number): string => String.fromCodePoint(firstSlot + index)

type Props = { children: string; texts: readonly string[] }

/** A sentence of the site with texts of the council in it, each marked where it is in the other language. */
export const Sentence = ({ children, texts }: Props) =>
  children.split(slots).map((part, index) => {
    const text = texts[(part.codePointAt(0) ?? 0) - firstSlot]
    const key = `${index} ${part}`
    // The parts of a sentence never change their order.
    return <Fragment key={key}>{text === undefined ? part : <Text>{text}</Text>}</Fragment>
  })
