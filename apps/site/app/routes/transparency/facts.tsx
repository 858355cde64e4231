/** Names with their values; what is not known is left out. */
export function Facts({ of }: { of: [string, string][] }) {
  const known = of.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
