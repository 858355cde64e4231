import { readFileSync } from 'node:fs'

type Text = { key: string; text: { en: string; mr: string } }

/** The facts among the demo council's texts, which are the figures of the specification. */
export const demoFacts: ReadonlyMap<string, string> = new Map(
  (
    JSON.parse(
      readFileSync(new URL('../../../../content/demo/texts.json', import.meta.url), 'utf8'),
    ) as Text[]
  ).map(({ key, text }) => [key, text.en]),
)
