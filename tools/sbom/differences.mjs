/** The versions of each part; a package may be there in several. */
function versionsIn({ components }) {
  const found = new Map()
  for (const { name, version } of components.filter(({ version }) => version))
    found.set(name, [...new Set([...(found.get(name) ?? []), version])].sort())
  return found
}

/** What came, went or changed between two lists of parts, a line each. */
export function differencesOf(before, after) {
  const [old, now] = [versionsIn(before), versionsIn(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])].sort()
  return names.flatMap((name) => {
    const [was, is] = [old.get(name)?.join(', '), now.get(name)?.join(', ')]
    if (was === is) return []
    if (!was) return [`+ ${name} ${is}`]
    return is ? [`~ ${name} ${was} → ${is}`] : [`- ${name} ${was}`]
  })
}
