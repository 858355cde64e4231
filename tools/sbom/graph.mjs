const folder = 'node_modules/'

/** The folders in which Node looks for what a package asks for: its own, then each above. */
function foldersOf(place) {
  const parts = place.split(`/${folder}`)
  const above = parts.map(
    (_, index) => `${parts.slice(0, parts.length - index).join(`/${folder}`)}/${folder}`,
  )
  return [...above, folder]
}

/** Which part needs which, in CycloneDX's form. `packages` are those of the lockfile, `places` the parts that run. */
export function graphOf(packages, places) {
  const there = new Set(places)
  return places.map((place) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place]
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    const needed = names.map((name) =>
      foldersOf(place)
        .map((each) => `${each}${name}`)
        .find((each) => there.has(each)),
    )
    return { ref: place, dependsOn: [...new Set(needed.filter(Boolean))].sort() }
  })
}
