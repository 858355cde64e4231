/** Applied in this order; later rules read the output of earlier ones. `C` is the sound of च and छ. */
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

/** The sound of a Latin word, so that `malmatta` and `maalmata` match मालमत्ता, and `chowk` matches चौक. */
export const soundOf = (word: string): string =>
  rules.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), word)

/**
 * The sound without every `a` and `h`, because people write `dakhla`, `dakhala` and `daakhlaa`. Short words are kept
 * whole, because too little would remain.
 */
export function skeletonOf(sound: string): string {
  const bones = sound.replace(/(?<=.)a/g, '').replace(/(?<=[kgCjtdpb])h/g, '')
  return bones.length >= 3 ? bones : sound
}
