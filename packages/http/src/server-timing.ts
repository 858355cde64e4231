/** One part of the work for an answer: its duration in milliseconds, or only a result. */
export type Part = { name: string; ms?: number; found?: string }

/** The value of `Server-Timing` (W3C): `cache;desc=miss, api;dur=12.3, render;dur=40`. */
export const serverTiming = (...parts: Part[]): string =>
  parts
    .map(
      ({ name, ms, found }) =>
        name + (found ? `;desc=${found}` : '') + (ms === undefined ? '' : `;dur=${Math.round(ms * 10) / 10}`),
    )
    .join(', ')
