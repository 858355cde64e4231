/**
 * The length in code units up to which a text is read at all, where so many characters are allowed. A character has two
 * code units at most; the rest is for spaces around it and for what is taken out. Nothing else is done with a longer
 * text, so its sender alone cannot make it cost time (docs/audit/limits.md).
 */
export const rawLength = (limit: number): number => 2 * limit + 1000

export const isTooLongToRead = (text: string, limit: number): boolean => text.length > rawLength(limit)
