import { linesOf } from './lines-of.ts'
import { Text } from './text.tsx'

/** A text of the council of several lines. */
export const Lines = ({ children }: { children: string }) =>
  linesOf(children).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text keep their places.
    <p key={index}>
      <Text>{line}</Text>
    </p>
  ))
