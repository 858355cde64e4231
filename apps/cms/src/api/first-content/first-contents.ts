/** Made-up councils of other sizes and languages, to see whether the site fits them (`content/councils`). */
const madeUpCouncils = ['small', 'one-language', 'large'] as const
type MadeUpCouncil = (typeof madeUpCouncils)[number]

/** What a new council finds: the demo council, a skeleton without any fact of a council, or a made-up council. */
export type FirstContent = 'demo' | 'skeleton' | MadeUpCouncil

/** What `SEED` may say. */
export const seeds = ['demo', 'skeleton', 'empty', ...madeUpCouncils] as const

/** Whether this content is invented, which every page then says. */
export const isInvented = (content: string | undefined): boolean =>
  content === 'demo' || madeUpCouncils.some((council) => council === content)
