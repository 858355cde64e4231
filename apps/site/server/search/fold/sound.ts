/** Applied in this order; a later rule reads what an earlier one wrote. `C` stands for the sound of च and छ. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/sch/g, 'sk'],
  [/tch|chh?/g, 'C'],
  [/dny|gny|jny/g, 'gy'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/z|jh/g, 'j'],
  [/aa/g, 'a'],
  [/ee|ii|ea/g, 'i'],
  [/oo|uu/g, 'u'],
  [/oa/g, 'o'],
  [/o[uw]/g, 'au'],
  [/ao/g, 'av'],
  [/ay(?![aeiou])/g, 'ai'],
  [/w/g, 'v'],
  [/n(?=[pb])/g, 'm'],
  [/m(?=v)/g, 'n'],
  [/(?<=[^aeiou])y$/, 'i'],
  [/(.)\1+/g, '$1'],
]

/** A Latin word as it sounds, so that `malmatta` and `maalmata` meet मालमत्ता, and `chowk` meets चौक. */
export const soundOf = (word: string): string =>
  rules.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), word)

/**
 * What stays of a sound when every `a` and every breath is left out, for people write `dakhla`, `dakhala` and
 * `daakhlaa`. Too little of a short word would stay, so that is kept whole.
 */
export function skeletonOf(sound: string): string {
  const bones = sound.replace(/(?<=.)a/g, '').replace(/(?<=[kgCjtdpb])h/g, '')
  return bones.length >= 3 ? bones : sound
}
