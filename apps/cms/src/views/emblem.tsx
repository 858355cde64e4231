/** A city gate with the sun behind it: *nagardwar*. Neutral, no state or council emblem. */
export function Emblem({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      className="desk-emblem"
      role="img"
      aria-label="Nagardwar"
    >
      <circle cx="24" cy="17" r="8" fill="var(--accent)" />
      <path
        fill="currentColor"
        d="M6 42V16h4v-4h4v4h4v-4h2v8h8v-8h2v4h4v-4h4v4h4v26H31V32a7 7 0 0 0-14 0v10H6Z"
      />
      <path fill="currentColor" d="M4 43h40v2H4z" />
    </svg>
  )
}

export const Icon = () => <Emblem size={24} />
