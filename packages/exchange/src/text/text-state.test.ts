import { describe, expect, test } from 'vitest'
import { textState } from './text-state.ts'

describe('a text', () => {
  test.each([
    ['in English', 'The council meets on the first Monday of the month', 'text'],
    ['in Marathi', 'नगरपरिषद दिनांक २०२४ निविदा क्र. ४ सर्व नागरिकांना कळविण्यात येते अर्थात् कार्यालय येथे अर्ज', 'text'],
    [
      'with a shortened word or a slip',
      'प्रभाग क्र. ४ मधील रस्ते व गटार, शाळा, उद्यान, दवाखाना व पाणीपुरवठा दुरुस्ती िनविदा',
      'text',
    ],
    ['of a stamp on a scan', 'RECEIVED 12/04/2024', 'scan'],
    ['in an old font', 'uxjifj"kn foHkkxkrhy ty okfguh nq#LrhlkBh eksgksjcan fufonk ekxor vkgs', 'old font'],
    [
      'whose letters stand in the order of their shapes',
      'नगरपिरषद िदनांक २०२४ िनविदा क्रमांक सवर् नागिरकांना मािहती अजर् करावा',
      'broken',
    ],
    ['whose letters have no names', '\ue001\ue002\ue003 \ue004\ue005 '.repeat(9), 'broken'],
  ] as const)('%s: %s', (_what, text, state) => {
    expect(textState(text)).toBe(state)
  })
})
