/** The name of the public copy says of which file it is: no column does. */
export const copyName = (message: number, file: number, extension: string): string =>
  `report-${message}-photograph-${file}.${extension}`

/**
 * The file whose copy residents see. An older copy, or one that staff replaced, does not name its file: it is known where
 * there is one alone, and undefined otherwise.
 */
export function shownPhotograph(
  copy: string | undefined,
  files: readonly { id: number }[],
): number | undefined {
  if (copy === undefined) return undefined
  const named = /^report-\d+-photograph-(\d+)\D/.exec(copy)?.[1]
  if (named !== undefined) return files.find(({ id }) => id === Number(named))?.id
  return files.length === 1 ? files[0]?.id : undefined
}
