/**
 * The parts of the bench, in the order of the table. Each is loaded on demand, because they need installed packages.
 */
export const measurements = {
  weight: async () => (await import('./weight.mjs')).measureWeight,
  start: async () => (await import('./start.mjs')).measureStart,
  cached: async () => (await import('./cached.mjs')).measureCached,
  next: async () => (await import('./next.mjs')).measureNext,
  render: async () => (await import('./render.mjs')).measureRender,
  readers: async () => (await import('./readers.mjs')).measureReaders,
  search: async () => (await import('./search.mjs')).measureSearch,
  small: async () => (await import('./small.mjs')).measureSmall,
  grow: async () => (await import('./grow.mjs')).measureGrow,
  desk: async () => (await import('./desk.mjs')).measureDesk,
  mails: async () => (await import('./mails.mjs')).measureMails,
  processor: async () => (await import('./processor.mjs')).measureProcessor,
  '2g': async () => (await import('./two-g.mjs')).measureTwoG,
  lighthouse: async () => (await import('./lighthouse.mjs')).measureLighthouse,
}
