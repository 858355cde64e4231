import { readFileSync } from 'node:fs'

type Text = { key: string; text: { en: string; mr: string } }

/** What the demo council has written among its texts: the figures of the specification. */
export const demoFacts: ReadonlyMap<string, string> = new Map(
  (
    JSON.parse(
      readFileSync(new URL('../../../../content/demo/texts.json', import.meta.url), 'utf8'),
    ) as Text[]
  ).map(({ key, text }) => [key, text.en]),
)
