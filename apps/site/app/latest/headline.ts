/** The first paragraph of a text, where there is room for a line only. */
export const headlineOf = (text: string): string => text.split('\n\n', 1)[0] as string
