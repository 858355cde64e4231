const loneSurrogate = /\p{Surrogate}/gu

/** Text in which broken halves of characters are replaced, as `toWellFormed` does, which older phones lack. */
export const wellFormed = (text: string): string => text.replace(loneSurrogate, '\ufffd')
