/**
 * Whether a path or a name is that of a photograph which staff have released of a reported problem: the desk names these
 * copies `report-<number of the message>-…`. Staff may hide one again, so no cache keeps it as long as other pictures.
 */
export const isReportPhotograph = (path: string): boolean => /(?:^|\/)report-\d+[-.][^/]*$/.test(path)
