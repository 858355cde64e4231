export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const known = new Map<string, Encoding>()

/**
 * The best encoding that a client accepts, by its q-values; our preference decides ties. Cached, because browsers
 * send few variants.
 */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const remembered = known.get(accept)
  if (remembered) return remembered
  const chosen = choose(accept)
  if (known.size < 200 && accept.length < 200) known.set(accept, chosen)
  return chosen
}

function choose(accept: string): Encoding {
  const weights = new Map(accept.toLowerCase().split(',').map(weightOf))
  const weight = (encoding: string): number => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = Math.max(weight('br'), weight('gzip'))
  if (best === 0 || best < (weights.get('identity') ?? 0)) return 'identity'
  return weight('br') === best ? 'br' : 'gzip'
}

function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = q === undefined ? 1 : Number(q.slice(2))
  return [name, Number.isFinite(weight) ? weight : 0]
}
