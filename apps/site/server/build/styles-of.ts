import type { ServerBuild } from 'react-router'

/** The style sheets that every page has. */
export const stylesOf = ({ assets }: ServerBuild): string[] => assets.routes.root?.css ?? []
