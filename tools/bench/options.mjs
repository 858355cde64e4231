import { Failure } from '../../scripts/steps/failure.mjs'

const options = ['--short', '--routes', '--readers', '--index']

/** An address may contain an equals sign. */
function nameAndValue(word) {
  const [name, ...value] = word.split('=')
  return [name, value.join('=')]
}

/** What to measure, and for how long: every part by default. */
export function readOptions(words, known) {
  const parts = words.filter((word) => !word.startsWith('--'))
  const flags = new Map(words.filter((word) => word.startsWith('--')).map(nameAndValue))
  const strangers = [
    ...parts.filter((part) => !known.includes(part)),
    ...[...flags.keys()].filter((flag) => !options.includes(flag)),
  ]
  if (strangers.length > 0)
    throw new Failure(
      `The bench does not know ${strangers.join(', ')}. Its parts are ${known.join(', ')}; its options --short, --routes=/,/mr/roads, --readers=200 (of grow) and --index=1000 (of lighthouse).`,
    )
  return {
    parts: parts.length > 0 ? known.filter((part) => parts.includes(part)) : known,
    isShort: flags.has('--short'),
    routes: flags.get('--routes')?.split(','),
    readers: Number(flags.get('--readers') ?? 1000),
    index: flags.has('--index') ? Number(flags.get('--index')) : undefined,
  }
}
