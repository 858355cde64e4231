const loneSurrogate = /\p{Surrogate}/gu

/** Text with lone surrogates replaced, like `toWellFormed`, which older phones lack. */
export const wellFormed = (text: string): string => text.replace(loneSurrogate, '\ufffd')
